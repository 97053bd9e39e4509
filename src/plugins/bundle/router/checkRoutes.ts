import type {RouteConfig} from '@docusaurus/types';
import {isPlain} from './matchPath';

/** The setting `future.experimental_router` of an ordinary site. */
const ROUTER = 'browser';

/**
 * Looks for what the router in the browser does not know.
 * @throws Error that names the route or the setting, and the fix
 */
export function checkRoutes(routes: readonly RouteConfig[], router: string): void {
  const fix = 'Fix: take the lines of src/plugins/bundle/router out of ../index.ts.';
  if (router !== ROUTER) {
    throw new Error(
      `future.experimental_router is '${router}', and only '${ROUTER}' works. ${fix}`,
    );
  }
  for (const {path, routes: inner} of routes) {
    if (!isPlain(path)) throw new Error(`The route '${path}' has a pattern. ${fix}`);
    if (inner) checkRoutes(inner, router);
  }
}
