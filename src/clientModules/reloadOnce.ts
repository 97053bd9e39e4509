import type {createStorageSlot} from '@docusaurus/theme-common';

type Slot = Pick<ReturnType<typeof createStorageSlot>, 'get' | 'set' | 'del'>;

/** Remember the path of the last reload, so that a chunk that stays missing causes no reload loop. Without storage, nothing is reloaded. */
export const createReloadOnce = (slot: Slot) => ({
  /** Tell whether the page may be reloaded for this path. True for the first call only. */
  claim(path: string): boolean {
    if (slot.get() === path) return false;
    slot.set(path);
    return slot.get() === path;
  },
  /** Forget the path once its page has rendered, so that a later failure may reload it again. */
  release(path: string): void {
    if (slot.get() === path) slot.del();
  },
});
