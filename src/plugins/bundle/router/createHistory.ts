import type {Action, History, Location, LocationListener, TransitionPromptHook} from 'history';
import {createLocation, createPath, type Place} from './createLocation';

type Prompt = string | boolean | TransitionPromptHook;
type Entry = {readonly key?: string; readonly state?: unknown} | null;

/** The place in the address bar. */
function currentLocation(entry: Entry): Location {
  const {pathname, search, hash} = window.location;
  return createLocation(pathname + search + hash, entry?.state, entry?.key);
}

/** What `createBrowserHistory` of `history` 4 makes, without its options: the places a reader goes to in this document. */
export function createHistory(): History {
  const listeners = new Set<LocationListener>();
  let prompt: Prompt | undefined;
  let isReverting = false;

  const history: History = {
    length: window.history.length,
    action: 'POP',
    location: currentLocation(window.history.state as Entry),
    createHref: createPath,
    push: (place: Place, state?: unknown) => change('PUSH', place, state),
    replace: (place: Place, state?: unknown) => change('REPLACE', place, state),
    go: (steps) => window.history.go(steps),
    goBack: () => window.history.go(-1),
    goForward: () => window.history.go(1),
    block(next: Prompt = false) {
      prompt = next;
      return () => {
        if (prompt === next) prompt = undefined;
      };
    },
    listen(listener) {
      const own: LocationListener = (...args) => listener(...args);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };

  /** The keys of the entries of this document, to find the way back when a step was not allowed. */
  let keys = [history.location.key];

  function settle(next: Partial<Pick<History, 'action' | 'location'>>): void {
    Object.assign(history, next, {length: window.history.length});
    for (const listener of [...listeners]) {
      if (listeners.has(listener)) listener(history.location, history.action);
    }
  }

  function mayGo(location: Location, action: Action): boolean {
    const answer = typeof prompt === 'function' ? prompt(location, action) : prompt;
    return typeof answer === 'string' ? window.confirm(answer) : answer !== false;
  }

  function change(action: 'PUSH' | 'REPLACE', place: Place, state: unknown): void {
    const key = Math.random().toString(36).slice(2, 8);
    const location = createLocation(place, state, key, history.location);
    if (!mayGo(location, action)) return;
    const entry = {key, state: location.state};
    const at = keys.indexOf(history.location.key);
    if (action === 'PUSH') {
      window.history.pushState(entry, '', createPath(location));
      keys = [...keys.slice(0, at + 1), key];
    } else {
      window.history.replaceState(entry, '', createPath(location));
      if (at >= 0) keys[at] = key;
    }
    settle({action, location});
  }

  window.addEventListener('popstate', ({state}) => {
    if (isReverting) {
      isReverting = false;
      settle({});
      return;
    }
    const location = currentLocation(state as Entry);
    if (mayGo(location, 'POP')) {
      settle({action: 'POP', location});
      return;
    }
    // An entry that is not known was there before this document, so it counts as the first.
    const indexOf = ({key}: Location) => Math.max(0, keys.indexOf(key));
    const steps = indexOf(history.location) - indexOf(location);
    if (steps) {
      isReverting = true;
      history.go(steps);
    }
  });

  return history;
}
