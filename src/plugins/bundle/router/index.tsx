/**
 * In the place of `react-router`, `react-router-dom`, `react-router-config` and `history` in the browser: what Docusaurus
 * and this site use of them, for routes without patterns. The pages are rendered with the libraries.
 */
import {
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import type {History, Location} from 'history';
import {HistoryContext, RouterContext, type RouterState} from './context';
import {createHistory} from './createHistory';
import type {Place} from './createLocation';
import {matchPath, rootMatch, type Match, type MatchOptions} from './matchPath';

export {createPath} from './createLocation';
export {RouterContext as __RouterContext} from './context';
export {matchPath, matchRoutes} from './matchPath';
export {NavLink} from './NavLink';

type RouteConfig = MatchOptions & {
  readonly key?: string;
  readonly component: ComponentType<RouterState & {readonly route: RouteConfig}>;
};

type RouteProps = {
  readonly location?: Location;
  readonly match?: Match | null;
  readonly render: (state: RouterState) => ReactNode;
};

/** Follows the address bar. */
export function BrowserRouter({children}: {readonly children: ReactNode}): ReactNode {
  const [history] = useState(createHistory);
  const listen = useCallback((changed: () => void) => history.listen(changed), [history]);
  const getLocation = () => history.location;
  const location = useSyncExternalStore(listen, getLocation, getLocation);
  return (
    <RouterContext.Provider value={{history, location, match: rootMatch(location.pathname)}}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </RouterContext.Provider>
  );
}

/** Docusaurus imports it for a setting that `checkRoutes` does not let through. */
export const HashRouter = BrowserRouter;

/** Shows what is inside at a place of its own. */
export function Route({location, match, render}: RouteProps): ReactNode {
  const above = useContext(RouterContext);
  const state = {...above, location: location ?? above.location, match: match ?? above.match};
  return <RouterContext.Provider value={state}>{render(state)}</RouterContext.Provider>;
}

function Routes({routes}: {readonly routes: readonly RouteConfig[]}): ReactNode {
  const {location, match: above} = useContext(RouterContext);
  for (const [index, route] of routes.entries()) {
    const {path, exact, strict} = route;
    const match = path ? matchPath(location.pathname, {path, exact, strict}) : above;
    if (!match) continue;
    const {component: Component} = route;
    return (
      <Route
        key={route.key ?? index}
        match={match}
        render={(state) => <Component {...state} route={route} />}
      />
    );
  }
  return null;
}

/** Shows the first of the routes that fits the place. */
export const renderRoutes = (routes: readonly RouteConfig[] | undefined): ReactElement | null =>
  routes ? <Routes routes={routes} /> : null;

/** Goes elsewhere as soon as it is shown. */
export function Redirect({to, push = false}: {readonly to: Place; readonly push?: boolean}): null {
  const history = useHistory();
  useLayoutEffect(() => {
    if (push) history.push(to);
    else history.replace(to);
  }, [history, push, to]);
  return null;
}

export const useHistory = (): History => useContext(HistoryContext);
export const useLocation = (): Location => useContext(RouterContext).location;
