// @vitest-environment jsdom
import type {RouteConfig} from '@docusaurus/types';
import fc from 'fast-check';
import {createBrowserHistory, type Action, type History, type Location} from 'history';
import {act, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {matchPath as theirMatchPath, useHistory, useLocation} from 'react-router';
import * as theirConfig from 'react-router-config';
import * as theirDom from 'react-router-dom';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import * as ours from '.';
import {checkRoutes} from './checkRoutes';
import {createHistory} from './createHistory';
import {matchPath} from './matchPath';

const theirs = {
  ...theirDom,
  ...theirConfig,
  useHistory,
  useLocation,
};

const ALWAYS = 'Always';

/** The jump that `go` makes comes with an event, later. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', '/');
});

afterEach(() => vi.unstubAllGlobals());

describe('matchPath', () => {
  it('does what the one of react-router does, for paths without patterns', () => {
    const path = fc
      .array(fc.constantFrom('a', 'A', 'b-c', '中', 'x.y', '$'), {maxLength: 3})
      .chain((parts) => fc.constantFrom(`/${parts.join('/')}`, `/${parts.join('/')}/`));
    const options = fc.record(
      {path: fc.oneof(path, fc.constant('*')), exact: fc.boolean(), strict: fc.boolean()},
      {requiredKeys: ['path']},
    );
    fc.assert(
      fc.property(path, options, fc.boolean(), (pathname, option, sensitive) => {
        // As the libraries themselves escape what is not a pattern.
        const escaped = option.path === '*' ? '*' : option.path.replace(/[.$]/g, '\\$&');
        const expected = theirMatchPath(pathname, {...option, sensitive, path: escaped});
        expect(matchPath(pathname, {...option, sensitive})).toEqual(
          expected && {...expected, path: option.path},
        );
      }),
      {numRuns: 2000},
    );
    expect(matchPath('/a', '/a')).toEqual(theirMatchPath('/a', '/a'));
  });
});

describe('the history', () => {
  /** What happens to a reader who goes through these steps. */
  async function walk(create: () => History): Promise<unknown[]> {
    let drawn = 1;
    vi.spyOn(Math, 'random').mockImplementation(() => 1 / ++drawn);
    window.history.pushState({key: 'first', state: 1}, '', '/start?a=b#c');
    const history = create();
    const seen: unknown[] = [{...history.location}, history.action];
    const note = (location: Location, action: Action) =>
      seen.push([action, {...location}, window.location.href, window.history.state]);
    const unlisten = history.listen(note);
    history.push('/one?q=中#place');
    history.push({pathname: '/two', search: 'q=1', hash: 'end', state: {a: 1}});
    history.replace({search: 'only'});
    history.push('three', 'state');
    history.push('/sp%20ace/x');
    history.replace('../up?');
    seen.push(history.createHref({pathname: '/a', search: '?', hash: '#'}));
    expect(() => history.push('/%')).toThrow(URIError);
    history.goBack();
    await settled();
    history.go(-2);
    await settled();
    let unblock = history.block((location, action) =>
      action === 'POP' ? (seen.push(['blocked', location.pathname]), false) : undefined,
    );
    history.goBack();
    await settled();
    seen.push(window.location.href);
    history.push('/allowed');
    unblock();
    unblock = history.block();
    history.push('/not-allowed');
    unblock();
    history.goBack();
    await settled();
    unlisten();
    history.push('/unheard');
    return [...seen, window.location.href, history.length === window.history.length];
  }

  it('takes a reader where the one of the library does', async () => {
    const expected = await walk(createBrowserHistory);
    expect(await walk(createHistory)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(15);
  });
});

describe('the page', () => {
  const pages = (library: typeof theirs): ReactNode => {
    const {
      BrowserRouter,
      NavLink,
      renderRoutes,
      useLocation: useTheirs,
      useHistory: useIt,
    } = library;
    const Place = ({name}: {name: string}) => {
      const {pathname, hash} = useTheirs();
      const history = useIt();
      return (
        <p>
          {name} {pathname} {hash} {history.action}
        </p>
      );
    };
    const routes = [
      {path: '/a', exact: true, component: () => <Place name="a" />},
      {
        path: '/docs',
        component: ({route}: {route: {routes: never[]}}) => (
          <main>
            <Place name="docs" />
            {renderRoutes(route.routes)}
          </main>
        ),
        routes: [{path: '/docs/b', exact: true, component: () => <Place name="b" />}],
      },
      {path: '*', component: () => <Place name="none" />},
    ];
    return (
      <BrowserRouter>
        {['/a', '/docs', '/docs/b?q#h', '/x.y'].map((to) => (
          <NavLink key={to} to={to} className="link" activeClassName="on" title={to}>
            {to}
          </NavLink>
        ))}
        <NavLink to="/a" exact isActive={() => true} aria-current="step">
          {ALWAYS}
        </NavLink>
        {renderRoutes(routes as never)}
      </BrowserRouter>
    );
  };

  it('is the one of the library, and its links lead to the same places', () => {
    const results = [theirs, ours as unknown as typeof theirs].map((library) => {
      window.history.replaceState(null, '', '/docs/b');
      const container = document.body.appendChild(document.createElement('div'));
      const root = createRoot(container);
      act(() => root.render(pages(library)));
      const steps = [container.innerHTML];
      const links = [...container.querySelectorAll('a')];
      for (const link of [...links, ...links].reverse()) {
        act(() => link.click());
        steps.push(window.location.href, container.innerHTML);
      }
      const note = (event: Event) => {
        steps.push(String(event.defaultPrevented), window.location.href);
        // jsdom cannot open another document.
        event.preventDefault();
      };
      document.addEventListener('click', note);
      for (const init of [{ctrlKey: true}, {button: 1}, {shiftKey: true}]) {
        const event = new MouseEvent('click', {...init, bubbles: true, cancelable: true});
        act(() => void links[0]?.dispatchEvent(event));
      }
      document.removeEventListener('click', note);
      act(() => root.unmount());
      return steps;
    });
    expect(results[1]).toEqual(results[0]);
    expect(results[1]?.[0]).toContain('<p>b /docs/b  POP</p>');
  });

  it('matches the same routes', () => {
    const routes = [
      {path: '/a', exact: true},
      {path: '/docs', routes: [{path: '/docs/b', exact: true}, {path: '/docs/c'}]},
      {routes: [{path: '/x'}]},
      {path: '*'},
    ];
    for (const pathname of ['/a', '/a/', '/docs', '/docs/b', '/docs/c/d', '/docs/e', '/x', '/y']) {
      expect(ours.matchRoutes(routes, pathname), pathname).toEqual(
        theirConfig.matchRoutes(routes as never, pathname),
      );
    }
  });

  it('stops the build when a route has a pattern, or the router is another one', () => {
    const routes = (path: string) =>
      [{path: '/', component: 'a', routes: [{path, component: 'b'}]}] satisfies RouteConfig[];
    expect(() => checkRoutes(routes('/keys'), 'browser')).not.toThrow();
    expect(() => checkRoutes(routes('*'), 'browser')).not.toThrow();
    expect(() => checkRoutes(routes('/:key'), 'browser')).toThrow(/'\/:key' has a pattern.*Fix/);
    expect(() => checkRoutes(routes('/keys'), 'hash')).toThrow(/'hash'.*Fix/);
  });
});
