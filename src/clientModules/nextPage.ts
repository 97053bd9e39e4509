/**
 * State of the page that a link opens: `unhydrated` until the first page of a visit is hydrated, `shown`, `waiting` for the chunks of
 * the next page, `asking` the server whether that page can be loaded as a document, `failureShown` when it cannot.
 */
export type State = 'unhydrated' | 'shown' | 'waiting' | 'asking' | 'failureShown';

/** `failed`: a chunk did not load. `late`: chunks are still missing after a while. `reachable`, `unreachable`: the answer to `check-server`. */
export type Event = 'navigate' | 'rendered' | 'failed' | 'late' | 'reachable' | 'unreachable';

/** What to do next: ask the server for the page, load it as a document, show the failure, or leave the page as static HTML. */
export type Effect = 'check-server' | 'reload' | 'show-failure' | 'stay-static';

type Step = readonly [State, ...Effect[]];

const STEPS: Readonly<Record<State, Partial<Record<Event, Step>>>> = {
  unhydrated: {failed: ['unhydrated', 'show-failure', 'stay-static']},
  // A chunk that fails here was prefetched. A click on its link tries again.
  shown: {},
  waiting: {failed: ['asking', 'check-server'], late: ['asking', 'show-failure', 'check-server']},
  asking: {reachable: ['asking', 'reload'], unreachable: ['failureShown', 'show-failure']},
  failureShown: {failed: ['failureShown', 'show-failure']},
};

/**
 * Decide what follows from an event. Docusaurus reloads the page when the preload before a navigation fails, because a new deployment
 * may have renamed the chunks. This does the same if the server has the page. Else the old page stays and a notice appears. When chunks
 * of the first page of a visit fail, its HTML stays readable.
 * @returns the next state, and the effects in order
 */
export function step(state: State, event: Event): Step {
  if (event === 'navigate') return ['waiting'];
  if (event === 'rendered') return ['shown'];
  return STEPS[state][event] ?? [state];
}
