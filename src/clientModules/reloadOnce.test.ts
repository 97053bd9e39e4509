import {describe, expect, it} from 'vitest';
import {createReloadOnce} from './reloadOnce';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('createReloadOnce', () => {
  it('allows one reload for a path, also after the page was loaded anew', () => {
    const storage = memoryStorage();
    expect(createReloadOnce(() => storage).claim('/a')).toBe(true);
    expect(createReloadOnce(() => storage).claim('/a')).toBe(false);
  });

  it('allows another one once the path was shown', () => {
    const storage = memoryStorage();
    const reloadOnce = createReloadOnce(() => storage);
    reloadOnce.claim('/a');
    reloadOnce.release('/b');
    expect(reloadOnce.claim('/a')).toBe(false);
    reloadOnce.release('/a');
    expect(reloadOnce.claim('/a')).toBe(true);
  });

  it('allows none without storage', () => {
    const reloadOnce = createReloadOnce(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(reloadOnce.claim('/a')).toBe(false);
    expect(() => reloadOnce.release('/a')).not.toThrow();
  });
});
