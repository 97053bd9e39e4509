import {type ComponentType, useRef, useState} from 'react';
import type {Props as SearchModalProps} from './SearchModal';
import {
  BANNER_DELAY_MS,
  closeBanner,
  showBanner,
} from '@site/src/clientModules/loadFailures/banner';
import {isReachable} from '@site/src/clientModules/loadFailures/isReachable';
import {useSearchSettings} from '@site/src/plugins/search/algolia/useSearchSettings';

type Modal = ComponentType<SearchModalProps>;

type State =
  {status: 'closed' | 'loading'; query: string} | {status: 'open'; query: string; Modal: Modal};

const CLOSED: State = {status: 'closed', query: ''};

// The tests of network failures find it by this name.
const importModal = () => import(/* webpackChunkName: 'search-modal' */ './SearchModal');

/** Load the modal when it is first wanted, and keep whether it is open. */
export function useModal() {
  const settings = useSearchSettings();
  const [state, setState] = useState<State>(CLOSED);
  const reader = useRef({isWaiting: false, isTold: false});

  /** @param typed the characters to start the query with */
  const open = (typed = '') => {
    setState((now) => {
      if (now.status === 'open') return now;
      // Keys typed while the code loads belong to the query.
      return {status: 'loading', query: now.query + typed};
    });
    reader.current.isWaiting = true;
    const timer = setTimeout(() => fail(new DOMException('', 'TimeoutError')), BANNER_DELAY_MS);
    importModal()
      .then(({default: Modal, prefetchIndex}) => {
        prefetchIndex(settings);
        // Even when it comes late, the reader is waiting for it unless the message was closed.
        if (!reader.current.isWaiting) return;
        if (reader.current.isTold) closeBanner();
        reader.current.isTold = false;
        setState((now) => ({...now, status: 'open', Modal}));
      }, fail)
      .finally(() => clearTimeout(timer));
  };

  const close = () => {
    reader.current = {isWaiting: false, isTold: false};
    setState(CLOSED);
  };

  /** Offer a reload. After a new deployment the code that this page knows is gone. */
  const fail = (error: unknown) => {
    if (!reader.current.isWaiting) return;
    reader.current.isTold = true;
    const retry = async () =>
      (await isReachable(window.location.href)) ? window.location.reload() : fail(error);
    showBanner(error, () => void retry(), close);
  };

  /** Load code and index ahead of the first opening. A failure is left to the opening. */
  const prefetch = () =>
    void importModal().then(
      ({prefetchIndex}) => prefetchIndex(settings),
      () => {},
    );

  return {state, open, close, prefetch};
}
