/**
 * What becomes of the page that a link opens: `unhydrated` until the first page of a visit is hydrated, `shown`, `waiting` for the
 * chunks of the next page, `asking` whether that page can be loaded as a document, `failureShown` when it does not come.
 */
export type State = 'unhydrated' | 'shown' | 'waiting' | 'asking' | 'failureShown';

/** `failed`: a chunk; `late`: some after a while; `reachable` and `unreachable`: the answer to `check-server`. */
export type Event = 'navigate' | 'rendered' | 'failed' | 'late' | 'reachable' | 'unreachable';

/** What to do: ask the server for the page as a document, load it, show the failure, or leave the page as its HTML is. */
export type Effect = 'check-server' | 'reload' | 'show-failure' | 'stay-static';

type Step = readonly [State, ...Effect[]];

const STEPS: Readonly<Record<State, Partial<Record<Event, Step>>>> = {
  unhydrated: {failed: ['unhydrated', 'show-failure', 'stay-static']},
  // A chunk that fails here was loaded ahead: the click tries again and tells.
  shown: {},
  waiting: {failed: ['asking', 'check-server'], late: ['asking', 'show-failure', 'check-server']},
  asking: {reachable: ['asking', 'reload'], unreachable: ['failureShown', 'show-failure']},
  failureShown: {failed: ['failureShown', 'show-failure']},
};

/**
 * Decides what follows from an event. Docusaurus reloads the page when the preload before a navigation fails, since a new deployment may
 * have renamed the chunks. This keeps that, if the server has the page; else the old page stays, with a notice. When chunks of the first
 * page of a visit fail, its HTML stays readable.
 * @returns the next state, and the effects in order
 */
export function step(state: State, event: Event): Step {
  if (event === 'navigate') return ['waiting'];
  if (event === 'rendered') return ['shown'];
  return STEPS[state][event] ?? [state];
}
