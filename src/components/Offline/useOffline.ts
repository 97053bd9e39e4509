import {useCallback, useEffect, useMemo, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {keep, remove} from '@site/src/plugins/offline/page/keep';
import {findUnavailable, type Unavailable} from '@site/src/plugins/offline/page/unavailable';
import type {Entry, Pointer} from '@site/src/plugins/offline/shared/manifest';
import {loadPointer} from '@site/src/plugins/offline/store/download';
import {listen} from '@site/src/plugins/offline/store/exclusive';
import type {Progress} from '@site/src/plugins/offline/store/keepLanguage';
import {OfflineError} from '@site/src/plugins/offline/store/problem';
import {createStore, type Kept, type State} from '@site/src/plugins/offline/store/store';

/** What this tab does for a language, or did last. */
export type Activity = {
  isBusy: boolean;
  progress?: Progress;
  problem?: OfflineError;
};

/** One language as the reader sees it. */
export type OfflineLanguage = Activity & {
  language: string;
  label: string;
  kept: Kept | undefined;
  /** What the server has; undefined while it has not answered. */
  offered: Entry | undefined;
  keep: () => void;
  remove: () => void;
};

const IDLE: Activity = {isBusy: false};

/** State and actions of the copy in the browser. Until they are known, `unavailable` is undefined and there are no languages. */
export function useOffline(): {
  unavailable: Unavailable | null | undefined;
  languages: OfflineLanguage[];
} {
  const {i18n} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const base = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const store = useMemo(
    () => (isBrowser ? createStore(new URL(base, window.location.href).href) : null),
    [isBrowser, base],
  );
  const [unavailable, setUnavailable] = useState<Unavailable | null>();
  const [state, setState] = useState<State>();
  const [pointer, setPointer] = useState<Pointer>();
  const [activities, setActivities] = useState<Record<string, Activity>>({});

  const update = useCallback((language: string, change: Partial<Activity>) => {
    setActivities((all) => ({...all, [language]: {...IDLE, ...all[language], ...change}}));
  }, []);

  const run = useCallback(
    async (language: string, work: () => Promise<void>) => {
      setActivities((all) => ({...all, [language]: {isBusy: true}}));
      try {
        await work();
        setActivities((all) => ({...all, [language]: IDLE}));
      } catch (error) {
        // Removed meanwhile: nothing to tell.
        const problem = error instanceof OfflineError ? error : undefined;
        update(language, {isBusy: false, ...(problem && {problem})});
      }
    },
    [update],
  );

  useEffect(() => {
    if (!store) return undefined;
    let isOver = false;
    const readState = async () => {
      const read = await store.read();
      if (!isOver) setState(read);
      return read;
    };
    const goOn = async () => {
      for (const [language, {pending}] of Object.entries((await readState()).kept)) {
        if (pending) void run(language, () => keep(store, language));
      }
    };
    const onOnline = () => void goOn();
    const unlisten = listen(store, (message) => {
      if (message.type === 'changed') void readState();
      if (message.type === 'progress') update(message.language, {progress: message.progress});
    });
    const start = async () => {
      const reason = await findUnavailable();
      if (isOver) return;
      if (!reason) {
        window.addEventListener('online', onOnline);
        await goOn();
      }
      setUnavailable(reason);
      if (reason) return;
      const offered = await loadPointer(store.root).catch(() => undefined);
      if (!isOver) setPointer(offered);
    };
    void start();
    return () => {
      isOver = true;
      unlisten();
      window.removeEventListener('online', onOnline);
    };
  }, [store, run, update]);

  return {
    unavailable,
    languages: (state ? i18n.locales : []).map((language) => ({
      ...(activities[language] ?? IDLE),
      language,
      label: i18n.localeConfigs[language]?.label ?? language,
      kept: state?.kept[language],
      offered: pointer?.languages[language],
      keep: () => {
        if (!store) return;
        // Asked at the reader's click: without it a browser may delete the copy when the disk gets full.
        void navigator.storage?.persist?.().catch(() => {});
        void run(language, () => keep(store, language));
      },
      remove: () => {
        if (store) void run(language, () => remove(store, language));
      },
    })),
  };
}
