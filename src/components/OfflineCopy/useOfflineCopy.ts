import {useEffect, useReducer, useRef} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {I18n} from '@docusaurus/types';
import {
  parseLanguages,
  cacheName,
  channelName,
  serviceWorkerUrl,
  type DownloadMessage,
} from '@site/src/serviceWorker/protocol';

type State = {
  /** False if the browser cannot store an offline copy. Undefined until this is known. */
  isAvailable?: boolean;
  /** When the offline copy of each stored language was downloaded. */
  kept: Record<string, Date>;
  download?: {language: string; share: number} | undefined;
  failure?: {language: string; reason: 'full' | 'unreachable'} | undefined;
};

const baseOf = ({localeConfigs, defaultLocale}: I18n, language = defaultLocale) =>
  localeConfigs[language]?.baseUrl ?? '/';

/** Find the service worker of this site. Ignore one that belongs to another site in a parent folder. */
async function findRegistration(root: string): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(root);
  return registration && new URL(registration.scope).pathname === root ? registration : undefined;
}

/**
 * Register a service worker for these languages, and wait until it is active.
 * @throws Error if the worker or one of its files does not arrive
 */
async function installWorker(root: string, languages: readonly string[]): Promise<void> {
  const address = serviceWorkerUrl(root, languages);
  const {installing} = await navigator.serviceWorker.register(address, {scope: root});
  while (installing && installing.state !== 'activated') {
    if (installing.state === 'redundant') throw new Error(`${address} was not installed`);
    await new Promise((resolve) => (installing.onstatechange = resolve));
  }
}

/** Delete what is left of a download that failed. Return which languages are stored. */
async function cleanUpAndReadState(i18n: I18n): Promise<Partial<State>> {
  const root = baseOf(i18n);
  const {active, installing} = (await findRegistration(root)) ?? {};
  const languages = active ? parseLanguages(active.scriptURL) : [];
  const kept: Record<string, Date> = {};
  for (const language of i18n.locales) {
    const options = {cacheName: cacheName(root, language), ignoreSearch: true};
    if (languages.includes(language)) {
      const home = await caches.match(baseOf(i18n, language), options);
      kept[language] = new Date(home?.headers.get('date') ?? 0);
    } else if (!installing) await caches.delete(options.cacheName);
  }
  return {kept, isAvailable: true, ...(!installing && {download: undefined})};
}

/** Return the state of the offline copies, with a function that stores a language and one that removes it. */
export function useOfflineCopy() {
  const {i18n} = useDocusaurusContext();
  const [state, change] = useReducer(
    (before: State, part: Partial<State>) => ({...before, ...part}),
    {kept: {}},
  );
  const root = baseOf(i18n);
  /** The reason to show if the download of this tab fails. */
  const reason = useRef<'full' | 'unreachable'>('unreachable');

  useEffect(() => {
    const refresh = () =>
      void cleanUpAndReadState(i18n).then(change, () => change({isAvailable: false}));
    const refreshAfterFailure = ({target}: Event) => {
      if ((target as ServiceWorker).state === 'redundant') refresh();
    };
    refresh();
    navigator.serviceWorker?.addEventListener('controllerchange', refresh);
    const channel = new BroadcastChannel(channelName(root));
    channel.onmessage = ({data}: MessageEvent<DownloadMessage>) => {
      if (data === 'full') {
        reason.current = data;
        return;
      }
      change({download: data});
      // If another tab has started the download, only the state of the worker says that it failed. A listener is added only once.
      void findRegistration(root).then((registration) =>
        registration?.installing?.addEventListener('statechange', refreshAfterFailure),
      );
    };
    return () => {
      channel.close();
      navigator.serviceWorker?.removeEventListener('controllerchange', refresh);
    };
  }, [i18n, root]);

  const remove = async (language: string) => {
    change({failure: undefined});
    const others = Object.keys(state.kept).filter((name) => name !== language);
    if (others.length > 0) await installWorker(root, others).catch(() => {});
    else await (await findRegistration(root))?.unregister();
    change(await cleanUpAndReadState(i18n));
  };
  const keep = async (language: string) => {
    // Without this permission, the browser may delete the copy when the disk is full. It can only be requested on a click.
    void navigator.storage?.persist?.().catch(() => {});
    reason.current = 'unreachable';
    change({download: {language, share: 0}, failure: undefined});
    try {
      await installWorker(root, [...Object.keys(state.kept), language]);
    } catch {
      change({failure: {language, reason: reason.current}});
    }
    change(await cleanUpAndReadState(i18n));
  };
  return {...state, keep, remove};
}
