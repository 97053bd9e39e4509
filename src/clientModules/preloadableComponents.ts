type Preloadable = {preload: () => Promise<unknown>};
type Route = {readonly component?: unknown; readonly routes?: readonly Route[]};

const isPreloadable = (component: unknown): component is Preloadable =>
  typeof (Object(component) as Partial<Preloadable>).preload === 'function';

/** Returns the lazy components of all routes, nested routes included, without duplicates. */
export function preloadableComponents(routes: readonly Route[]): Set<Preloadable> {
  return new Set(
    routes.flatMap(({component, routes: nested = []}) => [
      ...[component].filter(isPreloadable),
      ...preloadableComponents(nested),
    ]),
  );
}
