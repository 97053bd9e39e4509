import {describe, expect, it} from 'vitest';
import {createReloadOnce} from './reloadOnce';

function memorySlot() {
  let value: string | null = null;
  return {
    get: () => value,
    set: (next: string) => void (value = next),
    del: () => void (value = null),
  };
}

describe('createReloadOnce', () => {
  it('allows one reload for a path, also after the page was loaded anew', () => {
    const slot = memorySlot();
    expect(createReloadOnce(slot).claim('/a')).toBe(true);
    expect(createReloadOnce(slot).claim('/a')).toBe(false);
  });

  it('allows another one once the path was shown', () => {
    const slot = memorySlot();
    const reloadOnce = createReloadOnce(slot);
    reloadOnce.claim('/a');
    reloadOnce.release('/b');
    expect(reloadOnce.claim('/a')).toBe(false);
    reloadOnce.release('/a');
    expect(reloadOnce.claim('/a')).toBe(true);
  });

  it('allows none without storage', () => {
    // What theme-common gives where the storage is blocked.
    const reloadOnce = createReloadOnce({get: () => null, set: () => {}, del: () => {}});
    expect(reloadOnce.claim('/a')).toBe(false);
  });
});
