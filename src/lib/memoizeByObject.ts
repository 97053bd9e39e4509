/** Memoise a function of an object by the identity of the object, for as long as the object is in use. */
export function memoizeByObject<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const results = new WeakMap<K, {readonly value: T}>();
  return (key) => {
    const found = results.get(key) ?? {value: compute(key)};
    results.set(key, found);
    return found.value;
  };
}
