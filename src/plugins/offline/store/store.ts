import type {Files} from '../shared/manifest';
import {OfflineError} from './problem';

/** A complete copy of one language. */
export type Version = {
  /** `hash` of the pointer's entry. */
  hash: string;
  files: Files;
  /** Size in the browser. */
  bytes: number;
  /** When it was last known to be what the server has; milliseconds of the computer's clock. */
  checkedAt: number;
};

/** One language that the reader wants to keep. */
export type Kept = {
  folder: string;
  current?: Version;
  /** Hashed files of the version before, for tabs that still show it. */
  previous?: Files;
  /** Files of a version that is not complete yet; {} as long as they are not known. */
  pending?: Files;
};

/** Everything that is kept, by language. */
export type State = {
  /** Folder of each language of the site, kept or not. */
  folders: Record<string, string>;
  kept: Record<string, Kept>;
};

const NOTHING: State = {folders: {}, kept: {}};

/**
 * What is kept, in one cache of the browser: files by the hash of their content, so that equal ones are stored and downloaded once,
 * and the state, whose replacement takes a new version into use at once.
 * @param root address of the site, with its base URL and a slash at the end
 */
export function createStore(root: string) {
  const cacheName = `obis-offline ${new URL(root).pathname}`;
  const stateKey = `${root}offline/state`;
  const fileKey = (hash: string) => `${root}offline/files/${encodeURIComponent(hash)}`;
  // Unlike caches.open(), this leaves nothing behind where nothing is kept.
  const match = (key: string) => caches.match(key, {cacheName});

  const read = async (): Promise<State> => {
    const response = await match(stateKey);
    return response ? ((await response.json()) as State) : NOTHING;
  };
  const put = async (key: string, response: Response) => {
    try {
      await (await caches.open(cacheName)).put(key, response);
    } catch (cause) {
      const isFull = cause instanceof Error && cause.name === 'QuotaExceededError';
      throw new OfflineError(isFull ? 'full' : 'blocked', {cause});
    }
  };

  return {
    root,
    read,
    /** @throws OfflineError when the browser does not store it */
    write: (state: State) => put(stateKey, new Response(JSON.stringify(state))),
    file: (hash: string) => match(fileKey(hash)),
    /** @throws OfflineError when the browser does not store it */
    addFile: (hash: string, response: Response) => put(fileKey(hash), response),
    /** Those of the files whose content is not there. */
    async missing(files: Files): Promise<Files> {
      const keys = (await caches.has(cacheName)) ? await (await caches.open(cacheName)).keys() : [];
      const present = new Set(keys.map(({url}) => url));
      return Object.fromEntries(
        Object.entries(files).filter(([, [hash]]) => !present.has(fileKey(hash))),
      );
    },
    /** Deletes everything. */
    clear: () => caches.delete(cacheName),
    /** Deletes the files that no kept language needs. */
    async sweep(): Promise<void> {
      const kept = Object.values((await read()).kept);
      const lists = kept.flatMap(({current, previous, pending}) => [
        current?.files,
        previous,
        pending,
      ]);
      const needed = new Set(
        lists.flatMap((files) => Object.values(files ?? {}).map(([hash]) => fileKey(hash))),
      );
      const cache = await caches.open(cacheName);
      const unused = (await cache.keys()).filter(({url}) => url !== stateKey && !needed.has(url));
      await Promise.all(unused.map((request) => cache.delete(request)));
    },
    /** Of the lock that whoever writes holds, and of the channel that tells the tabs about it. */
    name: cacheName,
  };
}

export type Store = ReturnType<typeof createStore>;
