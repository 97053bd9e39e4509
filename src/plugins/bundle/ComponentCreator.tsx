import {type ComponentType, memo, type ReactNode, useContext, useMemo} from 'react';
import createOriginal from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

type RouteProps = RouteComponentProps & {readonly route?: unknown};

/** Memoises the router's context value by location; the rest of the value follows from it. */
function StableRouterContext({children}: {children: ReactNode}): ReactNode {
  const current = useContext(RouterContext);
  const {location} = current;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the value is a new object at every render; only the location matters
  const settled = useMemo(() => current, [location]);
  return <RouterContext.Provider value={settled}>{children}</RouterContext.Provider>;
}

/**
 * Makes the component of a route, as `@docusaurus/ComponentCreator` does. At a navigation the router
 * renders twice: at once, still with the old location (PendingNavigation), and when the chunks of the new page are there. Without
 * this the old page re-renders in between, a quarter of the time from the click to the new page.
 */
export default function createRouteComponent(
  ...args: Parameters<typeof createOriginal>
): ReturnType<typeof createOriginal> {
  const loadable = createOriginal(...args);
  const Original = loadable as ComponentType<RouteProps>;
  const Settled = memo(
    (props: RouteProps) => (
      <StableRouterContext>
        <Original {...props} />
      </StableRouterContext>
    ),
    (before, after) => before.location === after.location && before.route === after.route,
  );
  return Object.assign(Settled, {preload: () => loadable.preload()}) as unknown as ReturnType<
    typeof createOriginal
  >;
}
