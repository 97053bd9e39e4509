/** Memoise a function of one object. A result is kept until its object is garbage-collected. */
export function memoizeByObject<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const results = new WeakMap<K, {readonly value: T}>();
  return (key) => {
    const found = results.get(key) ?? {value: compute(key)};
    results.set(key, found);
    return found.value;
  };
}
