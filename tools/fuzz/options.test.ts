import {describe, expect, it} from 'vitest';
import {readOptions} from './options';

const TARGETS = ['data', 'index'];

describe('the options of npm run fuzz', () => {
  it('have defaults', () => {
    expect(readOptions([], TARGETS, 7)).toEqual({seconds: 60, seed: 7, only: ''});
    const given = ['--seconds', '5', '--seed', '9', '--only', 'index'];
    expect(readOptions(given, TARGETS, 7)).toEqual({seconds: 5, seed: 9, only: 'index'});
  });

  it.each([
    ['--seconds', '0', '--seconds is "0". Fix: give a whole number from 1'],
    ['--seed', 'x', '--seed is "x". Fix: give a whole number from 1'],
    ['--only', 'idx', '--only is "idx". Fix: use one of data, index'],
  ])('are refused with the fix: %s %s', (name, value, message) => {
    expect(() => readOptions([name, value], TARGETS, 7)).toThrow(message);
  });
});
