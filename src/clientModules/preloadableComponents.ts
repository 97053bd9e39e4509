type Preloadable = {preload: () => Promise<unknown>};
type Route = {readonly component?: unknown; readonly routes?: readonly Route[]};

function isPreloadable(component: unknown): component is Preloadable {
  return (
    component !== null &&
    (typeof component === 'function' || typeof component === 'object') &&
    typeof (component as Partial<Preloadable>).preload === 'function'
  );
}

/** The lazy components of all routes, nested routes included, without duplicates. */
export function preloadableComponents(routes: readonly Route[]): Set<Preloadable> {
  const found = new Set<Preloadable>();
  for (const route of routes) {
    if (isPreloadable(route.component)) {
      found.add(route.component);
    }
    for (const nested of preloadableComponents(route.routes ?? [])) {
      found.add(nested);
    }
  }
  return found;
}
