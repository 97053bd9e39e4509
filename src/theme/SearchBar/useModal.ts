import {type ComponentType, useRef, useState} from 'react';
import type {Props as SearchModalProps} from './SearchModal';
import {
  BANNER_DELAY_MS,
  closeBanner,
  showBanner,
} from '@site/src/clientModules/loadFailures/banner';
import {isReachable} from '@site/src/clientModules/loadFailures/isReachable';
import {useSearchSettings} from '@site/src/plugins/search/client/useSearchSettings';

type Modal = ComponentType<SearchModalProps>;

type State =
  {status: 'closed' | 'loading'; query: string} | {status: 'open'; query: string; Modal: Modal};

const CLOSED: State = {status: 'closed', query: ''};

// The tests of network failures find the chunk by this name.
const importModal = () => import(/* webpackChunkName: 'search-modal' */ './SearchModal');

/** Load the code of the modal on demand and hold whether the modal is open. */
export function useModal() {
  const settings = useSearchSettings();
  const [state, setState] = useState<State>(CLOSED);
  const reader = useRef({isWaiting: false, isTold: false});

  /**
   * Open the modal, and load its code first if necessary.
   * @param typed characters that are added to the query
   */
  const open = (typed = '') => {
    setState((now) => {
      if (now.status === 'open') return now;
      // Characters typed while the code loads belong to the query.
      return {status: 'loading', query: now.query + typed};
    });
    reader.current.isWaiting = true;
    const timer = setTimeout(() => fail(new DOMException('', 'TimeoutError')), BANNER_DELAY_MS);
    importModal()
      .then(({default: Modal, prefetchIndex}) => {
        prefetchIndex(settings);
        // A reader who closed the search or the message about the failure does not wait any more.
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

  /** Show a message with a Retry button. After a new deployment the chunk that this page knows is gone. */
  const fail = (error: unknown) => {
    if (!reader.current.isWaiting) return;
    reader.current.isTold = true;
    const retry = async () =>
      (await isReachable(window.location.href)) ? window.location.reload() : fail(error);
    showBanner(error, () => void retry(), close);
  };

  /** Load the code and the index ahead of the first opening, which reports a failure. */
  const prefetch = () =>
    void importModal().then(
      ({prefetchIndex}) => prefetchIndex(settings),
      () => {},
    );

  return {state, open, close, prefetch};
}
