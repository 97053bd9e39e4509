/**
 * Return a map that all copies of a module in this process share. Docusaurus gives the configuration and each plugin its own copy of every
 * module, and new copies for each language, so what one copy keeps in a variable, the others would compute again.
 *
 * @param name the same name returns the same map
 */
export function sharedMap<K, V>(name: string): Map<K, V> {
  const holder = globalThis as unknown as Record<symbol, Map<K, V> | undefined>;
  const key = Symbol.for(`obis-docs.${name}`);
  return (holder[key] ??= new Map<K, V>());
}
