import {createHash} from 'node:crypto';

type Memory = Map<string, {readonly content: string; readonly value: unknown}>;

const MEMORY = Symbol.for('obis.memory');

/** Docusaurus loads the configuration and the plugins anew for each language, so what a module remembers is lost between. */
function memory(): Memory {
  const holder = globalThis as {[MEMORY]?: Memory};
  holder[MEMORY] ??= new Map();
  return holder[MEMORY];
}

/**
 * What `make` returns, from an earlier call in this process if the content was the same: a build of two languages reads
 * the same files in both. Only the last value of a name is kept. A failure is not kept.
 * @param name what is made of what, such as `hash /obis/common/glossary`
 * @param content everything that the value depends on, as JSON can write it
 * @param make must read nothing else; nobody may change what it returns
 */
export function memoizeAcrossLocales<T>(name: string, content: unknown, make: () => T): T {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64');
  const found = memory().get(name);
  if (found?.content === hash) return found.value as T;
  const value = make();
  memory().set(name, {content: hash, value});
  return value;
}
