/**
 * Return a map that all copies of a module in this process share. Docusaurus loads the configuration once for each language, with new copies
 * of all modules. A variable of a module would be empty in each copy, and its content would be computed again.
 *
 * @param name the same name returns the same map
 */
export function sharedMap<K, V>(name: string): Map<K, V> {
  const holder = globalThis as unknown as Record<symbol, Map<K, V> | undefined>;
  const key = Symbol.for(`obis-docs.${name}`);
  return (holder[key] ??= new Map<K, V>());
}
