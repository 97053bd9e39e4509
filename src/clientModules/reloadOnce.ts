const KEY = 'obis.reloaded-for';

type ReloadOnce = {
  /** Whether the page may be reloaded for this path; true only for the first call. */
  readonly claim: (path: string) => boolean;
  /** Resets the path once it has rendered: a later failure may reload again. */
  readonly release: (path: string) => void;
};

/**
 * Keeps the path of the last reload in sessionStorage, so that a chunk that stays missing cannot cause a reload loop.
 * Without storage no reload is allowed.
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
        // Storage is blocked: nothing was stored.
      }
    },
  };
}
