import {describe, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/theme-common', () => ({useStorageSlot: () => [null, {}]}));
const {itemIds, parseTicks} = await import('./useTicks');

describe('parseTicks', () => {
  it.each([
    [null, []],
    ['', []],
    ['{bad', []],
    ['{"Open.":true}', []],
    ['["Open.", "Close.", "Open."]', ['Open.', 'Close.']],
    ['["Gone.", null, 1, "Close."]', ['Close.']],
  ])('reads %s as %o', (stored, expected) => {
    expect([...parseTicks(stored, ['Open.', 'Read.', 'Close.'])]).toEqual(expected);
  });

  it('keeps the tick at its item when another one is inserted above', () => {
    const stored = JSON.stringify([...parseTicks('["Close."]', ['Open.', 'Close.'])]);
    expect([...parseTicks(stored, ['Unplug.', 'Open.', 'Close.'])]).toEqual(['Close.']);
  });

  it('ignores positions, which were stored until 2026', () => {
    expect([...parseTicks('[0,2]', ['Open.', 'Read.', 'Close.'])]).toEqual([]);
  });
});

describe('itemIds', () => {
  it('tells equal items apart, also after another item was inserted', () => {
    const ids = itemIds(['Scan it.', 'Press Enter.', 'Press Enter.', 'Press Enter. 2']);
    expect(new Set(ids).size).toBe(4);
    const later = itemIds(['Scan it.', 'Press Enter.', 'Look.', 'Press Enter.', 'Press Enter. 2']);
    expect(later.filter((id) => id !== 'Look.')).toEqual(ids);
  });
});
