import type {createStorageSlot} from '@docusaurus/theme-common';

type Slot = Pick<ReturnType<typeof createStorageSlot>, 'get' | 'set' | 'del'>;

/**
 * Keeps the path of the last reload, so that a chunk that stays missing cannot cause a reload loop. Without storage no reload is
 * allowed.
 */
export const createReloadOnce = (slot: Slot) => ({
  /** Tells whether the page may be reloaded for this path; true only for the first call. */
  claim(path: string): boolean {
    if (slot.get() === path) return false;
    slot.set(path);
    return slot.get() === path;
  },
  /** Forgets the path once it has rendered: a later failure may reload again. */
  release(path: string): void {
    if (slot.get() === path) slot.del();
  },
});
