import {type ComponentType, useRef, useState} from 'react';
import type {Props as SearchModalProps} from './SearchModal';
import {closeBanner, showBanner} from '@site/src/components/FailureMessage/banner';
import {BANNER_DELAY_MS} from '@site/src/lib/bannerDelay';

type Modal = ComponentType<SearchModalProps>;

type State =
  {status: 'closed' | 'loading'; query: string} | {status: 'open'; query: string; Modal: Modal};

const CLOSED: State = {status: 'closed', query: ''};

// The network-failure tests find the chunk by this name.
const importModal = () => import(/* webpackChunkName: 'search-modal' */ './SearchModal');

/** Load the code of the modal on demand, and return its state with functions to open, close and prefetch it. */
export function useSearchModal() {
  const [state, setState] = useState<State>(CLOSED);
  const reader = useRef({isWaiting: false, isBannerShown: false});

  /**
   * Open the modal, and load its code first if necessary.
   * @param typed characters that the reader typed, to add to the query
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
      .then(({default: Modal}) => {
        // The reader may have closed the search, or the banner about the failure, in the meantime.
        if (!reader.current.isWaiting) return;
        if (reader.current.isBannerShown) closeBanner();
        reader.current.isBannerShown = false;
        setState((now) => ({...now, status: 'open', Modal}));
      }, fail)
      .finally(() => clearTimeout(timer));
  };

  const close = () => {
    reader.current = {isWaiting: false, isBannerShown: false};
    setState(CLOSED);
  };

  /**
   * Show a banner with a Retry button. Retry reloads the page, because the chunk of the modal may have another name
   * after a new deployment.
   */
  const fail = (error: unknown) => {
    if (!reader.current.isWaiting) return;
    reader.current.isBannerShown = true;
    showBanner('missing', {error, retry: () => window.location.reload(), onDismiss: close});
  };

  /** Load the code before the search is opened. A failure is not reported until the reader opens it. */
  const prefetch = () => void importModal().catch(() => {});

  return {state, open, close, prefetch};
}
