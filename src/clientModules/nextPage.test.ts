import {expect, it} from 'vitest';
import {step, type Event, type State} from './nextPage';

const TWO_FAIL: Event[] = ['navigate', 'failed', 'failed'];

it.each([
  ['chunks of the first page of a visit fail', 'unread', ['failed'], 'unread', 'tell stay-static'],
  ['a page that was loaded ahead fails', 'shown', ['failed'], 'shown', ''],
  ['the next page comes', 'shown', ['navigate', 'rendered'], 'shown', ''],
  ['it has moved', 'shown', ['navigate', 'failed', 'reachable'], 'asking', 'ask reload'],
  ['two chunks fail', 'shown', [...TWO_FAIL, 'reachable'], 'asking', 'ask reload'],
  ['the network is gone', 'shown', ['navigate', 'failed', 'unreachable'], 'told', 'ask tell'],
  ['chunks stall', 'shown', ['navigate', 'late', 'reachable'], 'asking', 'tell ask reload'],
  ['everything stalls', 'shown', ['navigate', 'late', 'unreachable'], 'told', 'tell ask tell'],
  ['it comes at last', 'told', ['rendered'], 'shown', ''],
  ['a failure after that', 'told', ['late', 'rendered', 'failed'], 'shown', ''],
  ['another link is followed', 'told', ['navigate', 'failed'], 'asking', 'ask'],
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
