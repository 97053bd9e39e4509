const KEY = 'obis.reloaded-for';

type ReloadOnce = {
  /** Whether the page may be reloaded for this path; the next call for the path answers no. */
  readonly claim: (path: string) => boolean;
  /** The path was shown: a later failure may reload again. */
  readonly release: (path: string) => void;
};

/**
 * Remembers across reloads for which path the page was reloaded, so that a part that stays missing cannot reload the
 * page for ever. Without storage there is no memory, so no reload is allowed.
 */
export function createReloadOnce(
  getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): ReloadOnce {
  return {
    claim(path) {
      try {
        const storage = getStorage();
        const isFirst = storage.getItem(KEY) !== path;
        storage.setItem(KEY, path);
        return isFirst;
      } catch {
        return false;
      }
    },
    release(path) {
      try {
        const storage = getStorage();
        if (storage.getItem(KEY) === path) {
          storage.removeItem(KEY);
        }
      } catch {
        // Storage is blocked: nothing was remembered.
      }
    },
  };
}
