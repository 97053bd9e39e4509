import {expect, it} from 'vitest';
import {step, type Event, type State} from './nextPage';

const TWO_FAIL: Event[] = ['navigate', 'failed', 'failed'];

it.each([
  [
    'chunks of the first page of a visit fail',
    'unhydrated',
    ['failed'],
    'unhydrated',
    'show-failure stay-static',
  ],
  ['a page that was loaded ahead fails', 'shown', ['failed'], 'shown', ''],
  ['the next page comes', 'shown', ['navigate', 'rendered'], 'shown', ''],
  ['it has moved', 'shown', ['navigate', 'failed', 'reachable'], 'asking', 'check-server reload'],
  ['two chunks fail', 'shown', [...TWO_FAIL, 'reachable'], 'asking', 'check-server reload'],
  [
    'the network is gone',
    'shown',
    ['navigate', 'failed', 'unreachable'],
    'failureShown',
    'check-server show-failure',
  ],
  [
    'chunks stall',
    'shown',
    ['navigate', 'late', 'reachable'],
    'asking',
    'show-failure check-server reload',
  ],
  [
    'everything stalls',
    'shown',
    ['navigate', 'late', 'unreachable'],
    'failureShown',
    'show-failure check-server show-failure',
  ],
  ['it comes at last', 'failureShown', ['rendered'], 'shown', ''],
  ['a failure after that', 'failureShown', ['late', 'rendered', 'failed'], 'shown', ''],
  ['another link is followed', 'failureShown', ['navigate', 'failed'], 'asking', 'check-server'],
] satisfies [string, State, Event[], State, string][])('%s', (_, from, events, to, effects) => {
  let state: State = from;
  const done: string[] = [];
  for (const event of events) {
    const [next, ...asked] = step(state, event);
    state = next;
    done.push(...asked);
  }
  expect([state, done.join(' ')]).toEqual([to, effects]);
});
