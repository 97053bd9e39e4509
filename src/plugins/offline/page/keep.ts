import {WORKER_FILE} from '../shared/manifest';
import {exclusively, tell} from '../store/exclusive';
import {keepLanguage} from '../store/keepLanguage';
import {OfflineError} from '../store/problem';
import type {Store} from '../store/store';

const registrationOf = async ({root}: Store) => {
  const registration = await navigator.serviceWorker.getRegistration(root);
  // A worker of another site in a folder above may answer, too.
  return registration?.scope === root ? registration : undefined;
};

/** Forgets a language and the files that only it needs; with the last one everything, the service worker included. */
async function forget(store: Store, language: string): Promise<void> {
  const {folders, kept} = await store.read();
  const others = Object.fromEntries(Object.entries(kept).filter(([name]) => name !== language));
  if (Object.keys(others).length > 0) {
    await store.write({folders, kept: others});
    await store.sweep();
  } else {
    await store.clear();
    await (await registrationOf(store))?.unregister();
  }
}

/** @throws OfflineError; where the browser allows no worker, nothing that was not complete before stays */
async function registerWorker(store: Store, language: string): Promise<void> {
  const {root} = store;
  try {
    if (await registrationOf(store)) return;
    await navigator.serviceWorker.register(root + WORKER_FILE, {scope: root});
  } catch (cause) {
    // What the browser throws when the script cannot be loaded; the wish stays, and is tried again.
    if (cause instanceof TypeError) throw new OfflineError('unreachable', {cause});
    const {kept} = await store.read();
    if (!kept[language]?.current) await forget(store, language);
    throw new OfflineError('blocked', {cause});
  }
}

/**
 * Keeps a language in this browser, or updates it. Ends when it is complete; until then, later calls and the worker go on with it.
 * @throws OfflineError; an AbortError when it was removed meanwhile
 */
export async function keep(store: Store, language: string): Promise<void> {
  await exclusively(store, language, false, (signal) =>
    keepLanguage(store, language, {
      signal,
      onWanted: () => registerWorker(store, language),
      report: (progress) => tell(store, {type: 'progress', language, progress}),
    }),
  );
}

/** Stops what is under way for a language, then removes it. */
export async function remove(store: Store, language: string): Promise<void> {
  tell(store, {type: 'stop', language});
  await exclusively(store, language, false, () => forget(store, language));
}
