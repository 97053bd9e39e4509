import fs from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {diskCache} from './diskCache';

const NAME = `test-${process.pid}`;
const FOLDER = path.resolve(__dirname, '../../node_modules/.cache', NAME);
afterAll(() => fs.rmSync(FOLDER, {recursive: true, force: true}));

it('computes a value once for the same content and code, whichever process asks', () => {
  const compute = vi.fn(() => ({words: 3}));
  const [first, second] = [diskCache(NAME, ['src/lib']), diskCache(NAME, ['src/lib'])];
  expect(first.get(['page', 'a b c'], compute)).toEqual({words: 3});
  expect(second.get(['page', 'a b c'], compute)).toEqual({words: 3});
  expect(compute).toHaveBeenCalledTimes(1);
  first.get(['page', 'a b c d'], compute);
  expect(compute).toHaveBeenCalledTimes(2);
  diskCache(NAME, ['src/settings']).get(['page', 'a b c'], compute);
  expect(compute).toHaveBeenCalledTimes(3);
});

it('computes it again when the stored value is damaged, and caches no failure', () => {
  const cache = diskCache<number>(NAME, ['src/lib']);
  cache.get('damaged', () => 1);
  for (const name of fs.readdirSync(FOLDER)) fs.writeFileSync(path.join(FOLDER, name), '{"half');
  expect(cache.get('damaged', () => 2)).toBe(2);
  const fail = () => cache.get('failing', () => JSON.parse('no') as number);
  expect(fail).toThrow(SyntaxError);
  expect(fail).toThrow(SyntaxError);
});

it('removes what is older than two weeks when it stores something', () => {
  diskCache<number>(NAME, ['src/lib']).get('old', () => 1);
  const [old = ''] = fs.readdirSync(FOLDER).map((name) => path.join(FOLDER, name));
  fs.utimesSync(old, new Date(), new Date(Date.now() - 15 * 24 * 60 * 60 * 1000));
  const cache = diskCache<number>(NAME, ['src/lib']);
  cache.get('new', () => 2);
  expect(fs.existsSync(old)).toBe(false);
  expect(cache.get('new', () => 3)).toBe(2);
});
