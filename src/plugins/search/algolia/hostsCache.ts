/** A host of the provider. */
type Host = {url: string; protocol?: string};

/**
 * Remembers which hosts of the provider are down; the client asks them again after two minutes. The client's own cache
 * stores a host under its address and state, but looks it up by its address alone, and so forgets at once
 * (algoliasearch 5.64, `createTransporter`).
 */
export function createHostsCache() {
  const hosts = new Map<string, unknown>();
  const nameOf = (key: unknown) => {
    const {protocol, url} = key as Host;
    return `${protocol}://${url}`;
  };
  return {
    get: <T>(key: unknown, defaultValue: () => Promise<T>): Promise<T> => {
      const known = hosts.get(nameOf(key));
      return known === undefined ? defaultValue() : Promise.resolve(known as T);
    },
    set: <T>(key: unknown, value: T): Promise<T> => {
      hosts.set(nameOf(key), value);
      return Promise.resolve(value);
    },
    delete: (key: unknown) => {
      hosts.delete(nameOf(key));
      return Promise.resolve();
    },
    clear: () => {
      hosts.clear();
      return Promise.resolve();
    },
  };
}
