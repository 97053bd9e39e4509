import {Route} from 'react-router-dom';
import routes from '@generated/routes';

type RouteConfig = {sensitive?: boolean; readonly routes?: readonly RouteConfig[]};

/** Make routes and their nested routes match only paths with the same letter case. */
function matchLetterCase(list: readonly RouteConfig[]): void {
  for (const route of list) {
    route.sensitive = true;
    matchLetterCase(route.routes ?? []);
  }
}

/*
 * Client module: make the router respect the letter case of paths. By default, react-router ignores it, unlike most servers. A page that
 * the server has answered as not found would then turn into another page. Docusaurus passes `sensitive` to the code that preloads pages,
 * but not to the `<Route>` elements (https://github.com/remix-run/react-router/issues/5803), so the components get it as a default.
 */
matchLetterCase(routes);
Object.assign(Route, {defaultProps: {sensitive: true}});
