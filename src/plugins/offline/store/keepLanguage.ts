import {sizeOf, type Entry, type Files} from '../shared/manifest';
import {loadFile, loadList, loadPointer} from './download';
import {OfflineError} from './problem';
import type {Kept, State, Store} from './store';

/** Bytes that are there, of all; a file counts when it is complete. */
export type Progress = {done: number; total: number};

/** Few enough that the reader's own requests find a connection: browsers open six to a host. */
const PARALLEL = 4;

/** A deployment during a download makes it start over with what has changed; more than some in a row are a fault. */
const ATTEMPTS = 3;

const isHashed = ([address]: [string, unknown]) => address.startsWith('assets/');

function replace(state: State, language: string, kept: Kept): State {
  return {...state, kept: {...state.kept, [language]: kept}};
}

async function downloadMissing(
  store: Store,
  folder: string,
  files: Files,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  const missing = await store.missing(files);
  const total = sizeOf(files);
  let done = total - sizeOf(missing);
  report({done, total});
  // Each content once, whatever the number of its addresses.
  const queue = [...new Map(Object.entries(missing).map((file) => [file[1][0], file])).values()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [address, file] = next;
      await store.addFile(
        file[0],
        await loadFile(`${store.root}${folder}${address}`, file, signal),
      );
      done += file[1];
      report({done, total});
    }
  };
  const results = await Promise.allSettled(
    Array.from({length: PARALLEL}, () =>
      work().catch((error: unknown) => {
        queue.length = 0;
        throw error;
      }),
    ),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Fetches what the server has now; the version in use stays until the last file is there. */
async function takeOver(
  store: Store,
  language: string,
  entry: Entry,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> {
  const state = await store.read();
  const kept = state.kept[language] ?? {folder: entry.folder};
  const isNew = kept.current?.hash !== entry.hash;
  const files =
    kept.current && !isNew ? kept.current.files : await loadList(store.root, entry, signal);
  // Before the first file, so that nobody sweeps it away.
  await store.write(replace(state, language, {...kept, pending: files}));
  await downloadMissing(store, entry.folder, files, report, signal);
  const previous =
    isNew && kept.current
      ? Object.fromEntries(Object.entries(kept.current.files).filter(isHashed))
      : kept.previous;
  await store.write(
    replace(state, language, {
      folder: entry.folder,
      current: {
        hash: entry.hash,
        files,
        bytes: sizeOf(files, previous ?? {}),
        checkedAt: Date.now(),
      },
      ...(previous && {previous}),
    }),
  );
  await store.sweep();
}

/**
 * Keeps a language, or brings the kept one up to date: goes on where an earlier call stopped, and takes files from it that have not
 * changed. The caller holds the lock of the store.
 * @param onWanted called when the wish is stored: whatever happens then, a later call goes on
 * @throws OfflineError; whatever `signal` was aborted with
 */
export async function keepLanguage(
  store: Store,
  language: string,
  {
    onWanted = () => Promise.resolve(),
    report = () => {},
    signal,
  }: {
    onWanted?: () => Promise<void>;
    report?: (progress: Progress) => void;
    signal: AbortSignal;
  },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const {languages} = await loadPointer(store.root, signal);
    const entry = languages[language];
    if (!entry) throw new OfflineError('absent');
    const state = await store.read();
    const folders = Object.fromEntries(
      Object.entries(languages).map(([name, {folder}]) => [name, folder]),
    );
    const kept = state.kept[language] ?? {folder: entry.folder, pending: {}};
    await store.write(replace({...state, folders}, language, kept));
    await onWanted();
    try {
      return await takeOver(store, language, entry, report, signal);
    } catch (error) {
      const isAltered = error instanceof OfflineError && error.problem === 'altered';
      if (!isAltered) throw error;
      const now = await loadPointer(store.root, signal);
      if (attempt === ATTEMPTS || now.languages[language]?.hash === entry.hash) throw error;
    }
  }
}
