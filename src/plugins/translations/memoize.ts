import {diskCache} from '../../build/diskCache';

/** Of 71 pages in two languages with three results each; a server that runs all day parses each saved text. */
const MAX_RESULTS = 1000;

const KEY = Symbol.for('obis-translations.results');

/**
 * Memoises `compute` for the whole process, on `globalThis`: Docusaurus reloads plugins for each locale, which resets
 * module state. Parsing both texts of a page takes 10 to 60 ms. The oldest results go first.
 * @param key everything that the result depends on
 */
export function memoize<T>(key: readonly unknown[], compute: () => T): T {
  const scope = globalThis as {[KEY]?: Map<string, unknown>};
  const results = (scope[KEY] ??= new Map());
  const name = JSON.stringify(key);
  if (results.has(name)) return results.get(name) as T;
  const result = compute();
  results.set(name, result);
  const [oldest = name] = results.keys();
  if (results.size > MAX_RESULTS) results.delete(oldest);
  return result;
}

const onDisk = diskCache<unknown>('translations', ['src/plugins/translations']);

/** The same, kept for the next processes too: for all pages it takes seconds. The result is plain data. */
export function remember<T>(key: readonly unknown[], compute: () => T): T {
  return memoize(key, () => onDisk.get(key, compute) as T);
}
