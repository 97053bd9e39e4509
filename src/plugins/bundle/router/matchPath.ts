/** How an address fits a route, as `react-router` says it. */
export type Match = {
  readonly path: string;
  /** The part of the address that the route is for. */
  readonly url: string;
  readonly isExact: boolean;
  readonly params: Readonly<Record<string, string>>;
};

export type MatchOptions = {
  readonly path?: string;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
};

type Route = MatchOptions & {readonly routes?: readonly Route[]};
type Branch<Kind> = {readonly route: Kind; readonly match: Match}[];

/** The route for every address, which shows that there is no such page. */
const ANY = '*';

/** Characters with a meaning in the patterns of `react-router`. */
const PATTERN = /[()?+*:\\]/;

/** Whether a path is one that `matchPath` knows: written out, or for every address. */
export const isPlain = (path: string): boolean => path === ANY || !PATTERN.test(path);

/** The match of whatever is above all routes. */
export const rootMatch = (pathname: string): Match => ({
  path: '/',
  url: '/',
  params: {},
  isExact: pathname === '/',
});

/**
 * Whether an address is the one of a path, or, unless `exact`, below it. Does what `react-router` does for paths without
 * patterns, of which no route here has one.
 * @example matchPath('/obis/faq', {path: '/obis'}) // {url: '/obis', isExact: false, …}
 */
export function matchPath(pathname: string, options: MatchOptions | string): Match | null {
  const {
    path,
    exact = false,
    strict = false,
    sensitive = false,
  } = typeof options === 'string' ? {path: options} : options;
  if (path === undefined) return null;
  if (path === ANY) return {path, url: pathname, isExact: true, params: {0: pathname}};
  const start = strict ? path : path.replace(/\/$/, '');
  const fold = (text: string) => (sensitive ? text : text.toLowerCase());
  if (!fold(pathname).startsWith(fold(start))) return null;
  let url = pathname.slice(0, start.length);
  if (!strict && pathname === `${url}/`) url = pathname;
  const isExact = pathname === url;
  const isBelow = pathname[url.length] === '/' || (strict && url.endsWith('/'));
  return isExact || (isBelow && !exact) ? {path, url: url || '/', isExact, params: {}} : null;
}

/** The routes that an address leads through, outermost first: at each level, the first that fits. */
export function matchRoutes<Kind extends Route>(
  routes: readonly Kind[],
  pathname: string,
  above: Branch<Kind> = [],
): Branch<Kind> {
  for (const route of routes) {
    const match = route.path
      ? matchPath(pathname, route)
      : (above[above.length - 1]?.match ?? rootMatch(pathname));
    if (!match) continue;
    const branch = [...above, {route, match}];
    return route.routes ? matchRoutes(route.routes as Kind[], pathname, branch) : branch;
  }
  return above;
}
