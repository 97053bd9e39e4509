import {describe, expect, it} from 'vitest';
import {readOptions} from './options';

const STEPS = ['types', 'e2e'];

describe('the options of npm test', () => {
  it.each([
    [[], {only: STEPS, shard: undefined}],
    [['--only', 'e2e', '--shard', '2/3'], {only: ['e2e'], shard: '2/3'}],
  ])('%j', (args, expected) => {
    expect(readOptions(args, STEPS)).toEqual(expected);
  });

  it.each([
    [['--only', 'types,e3e'], /"e3e".*types, e2e/],
    [['--shard', '0/3'], /"0\/3"/],
    [['--shard', '4/3'], /"4\/3"/],
    [['--shard', 'three'], /"three"/],
  ])('%j is refused', (args, message) => {
    expect(() => readOptions(args, STEPS)).toThrow(message);
  });
});
