import {describe, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/theme-common', () => ({useStorageSlot: () => [null, {}]}));
const {parseTicks} = await import('./useTicks');

describe('parseTicks', () => {
  it.each([
    [null, []],
    ['', []],
    ['{bad', []],
    ['{"0":true}', []],
    ['[0, 2, 2]', [0, 2]],
    ['[-1, 3, 1.5, "1", null, 1]', [1]],
  ])('reads %s as %o', (stored, expected) => {
    expect([...parseTicks(stored, 3)]).toEqual(expected);
  });
});
