import {type ComponentType, type ReactNode, useContext, useMemo} from 'react';
import createOriginal from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';

type RouteProps = RouteComponentProps & {readonly route?: unknown};

/**
 * Makes the component of a route, as `@docusaurus/ComponentCreator` does, memoised by location and route. At a navigation the router
 * renders twice: at once, still with the old location (PendingNavigation), and when the chunks of the new page are there. Without
 * this the old page re-renders in between (src/theme/README.md says what that costs).
 */
export default function createRouteComponent(
  ...args: Parameters<typeof createOriginal>
): ReturnType<typeof createOriginal> {
  const loadable = createOriginal(...args);
  const Original = loadable as ComponentType<RouteProps>;
  function Settled(props: RouteProps): ReactNode {
    const {location, route} = props;
    const context = useContext(RouterContext);
    return useMemo(
      () => (
        <RouterContext.Provider value={context}>
          <Original {...props} />
        </RouterContext.Provider>
      ),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- the others are new objects at every render, and follow from these
      [location, route],
    );
  }
  return Object.assign(Settled, {preload: () => loadable.preload()}) as unknown as ReturnType<
    typeof createOriginal
  >;
}
