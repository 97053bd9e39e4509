import {type ComponentType, useState} from 'react';
import type {Props as SearchModalProps} from './SearchModal';
import {STALL_NOTICE_MS} from '@site/src/clientModules/stallNotice';
import {useSearchSettings} from '@site/src/plugins/search/algolia/useSearchSettings';

type Modal = ComponentType<SearchModalProps>;

type State =
  | {status: 'closed' | 'loading' | 'failed'; query: string}
  | {status: 'open'; query: string; Modal: Modal};

const CLOSED: State = {status: 'closed', query: ''};

// The name is what `npm run budget` finds it by.
const importModal = () => import(/* webpackChunkName: 'search-modal' */ './SearchModal');

/** Loads the modal when it is first wanted and keeps whether it is open. */
export function useModal() {
  const settings = useSearchSettings();
  const [state, setState] = useState<State>(CLOSED);

  /** @param key what was typed: a character, a whole query, or `Backspace` */
  const open = (key = '') => {
    setState((now) => {
      if (now.status === 'open') return now;
      // Keys typed while the code loads belong to the query.
      const typed = now.status === 'loading' ? now.query : '';
      const query = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
      return {status: 'loading', query};
    });
    const fail = () =>
      setState((now) => (now.status === 'loading' ? {...now, status: 'failed'} : now));
    const timer = setTimeout(fail, STALL_NOTICE_MS);
    importModal()
      .then(
        ({default: Modal, prefetchIndex}) => {
          prefetchIndex(settings);
          // Also when it comes late: the reader is waiting for it unless the message was closed.
          setState((now) => (now.status === 'closed' ? now : {...now, status: 'open', Modal}));
        },
        (error: unknown) => {
          console.warn('The search could not be loaded; the site may have been updated.', error);
          fail();
        },
      )
      .finally(() => clearTimeout(timer));
  };

  const close = () => setState(CLOSED);

  /** Loads code and index ahead of the first opening, which says so when it fails. */
  const prefetch = () =>
    void importModal().then(
      ({prefetchIndex}) => prefetchIndex(settings),
      () => {},
    );

  return {state, open, close, prefetch};
}
