import {createHash} from 'node:crypto';

type Cache = Map<string, {readonly content: string; readonly value: unknown}>;

const CACHE = Symbol.for('obis.cache');

/** On `globalThis`: Docusaurus reloads the configuration and the plugins for each locale, which resets module state. */
function cache(): Cache {
  const holder = globalThis as {[CACHE]?: Cache};
  holder[CACHE] ??= new Map();
  return holder[CACHE];
}

/**
 * Memoises `compute` for the whole process: the builds of both locales read the same files. Only the last value of a
 * name is cached; a thrown error is not.
 * @param name cache key, such as `hash /obis/common/glossary`
 * @param content everything that the value depends on, as JSON
 * @param compute must read nothing else; its result must not be mutated
 */
export function memoizeAcrossLocales<T>(name: string, content: unknown, compute: () => T): T {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64');
  const found = cache().get(name);
  if (found?.content === hash) return found.value as T;
  const value = compute();
  cache().set(name, {content: hash, value});
  return value;
}
