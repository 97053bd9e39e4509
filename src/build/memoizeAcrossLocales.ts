import {createHash} from 'node:crypto';

type Cache = Map<string, {readonly content: string; readonly value: unknown}>;

const CACHE = Symbol.for('obis.cache');

/** Docusaurus loads the configuration and the plugins anew for each language, so what a module remembers is lost between. */
function cache(): Cache {
  const holder = globalThis as {[CACHE]?: Cache};
  holder[CACHE] ??= new Map();
  return holder[CACHE];
}

/**
 * What `compute` returns, from an earlier call in this process if the content was the same: a build of two languages reads
 * the same files in both. Only the last value of a name is kept. A failure is not kept.
 * @param name what is made of what, such as `hash /obis/common/glossary`
 * @param content everything that the value depends on, as JSON can write it
 * @param compute must read nothing else; nobody may change what it returns
 */
export function memoizeAcrossLocales<T>(name: string, content: unknown, compute: () => T): T {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64');
  const found = cache().get(name);
  if (found?.content === hash) return found.value as T;
  const value = compute();
  cache().set(name, {content: hash, value});
  return value;
}
