import {type ComponentType, memo, type ReactNode, useContext, useMemo} from 'react';
import createOriginal from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

type RouteProps = RouteComponentProps & {readonly route?: unknown};

/** Hands the router's state on only when the place in it has changed; the rest of the state follows from the place. */
function SettledPlace({children}: {children: ReactNode}): ReactNode {
  const current = useContext(RouterContext);
  const {location} = current;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the state is a new object at every render; only the place counts
  const settled = useMemo(() => current, [location]);
  return <RouterContext.Provider value={settled}>{children}</RouterContext.Provider>;
}

/**
 * Makes the component of a route, as `@docusaurus/ComponentCreator` does. The router tells of a step twice: when it is
 * asked for, with the old place, and when the parts of the new page are there. Without this all of the old page
 * is rendered once more in between, a quarter of the time from the click to the new page.
 */
export default function createRouteComponent(
  ...args: Parameters<typeof createOriginal>
): ReturnType<typeof createOriginal> {
  const loadable = createOriginal(...args);
  const Original = loadable as ComponentType<RouteProps>;
  const Settled = memo(
    (props: RouteProps) => (
      <SettledPlace>
        <Original {...props} />
      </SettledPlace>
    ),
    (before, after) => before.location === after.location && before.route === after.route,
  );
  return Object.assign(Settled, {preload: () => loadable.preload()}) as unknown as ReturnType<
    typeof createOriginal
  >;
}
