import {type ReactNode, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
// Not through @docsearch/react/style: that package calls itself free of side effects, and its styles are dropped.
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import type {SearchOutcome} from '@site/src/plugins/search/algolia/modalClient';
import {getSearchClient, type SearchSettings} from '@site/src/plugins/search/algolia/searchClient';
import {useSearchSettings} from '@site/src/plugins/search/algolia/useSearchSettings';
import IndexAge from '@site/src/plugins/search/IndexAge';
import OutcomeStatus from './OutcomeStatus';
import Suggestions from './Suggestions';
import {useComposition} from './useComposition';
import {useDialog} from './useDialog';
import {useModalProps} from './useModalProps';
import {useSelectedPage} from './useSelectedPage';
import './styles.css';

/** Props of the modal; `initialQuery` is what was typed before it was there. */
export type Props = {initialQuery: string; onClose: () => void};

/** Loads the index ahead of the first query. */
export function prefetchIndex(settings: SearchSettings): void {
  getSearchClient(settings).prefetch();
}

/** DocSearch's modal on the site's own search client. Loaded on demand, as one chunk. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const props = useModalProps({frame, onClose, onOutcome: setOutcome});
  useDialog(frame);
  useComposition(frame);
  useSelectedPage(frame);
  // A section, for the header and footer inside are none of the page.
  return createPortal(
    <section ref={frame} className="obis-search" data-search-mode={useSearchSettings().mode}>
      <DocSearchModal
        {...props}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        onClose={onClose}
      />
      <Suggestions
        frame={frame}
        suggestions={outcome?.status === 'found' ? outcome.suggestions : []}
      />
      <OutcomeStatus outcome={outcome} />
      <IndexAge inModal />
    </section>,
    document.body,
  );
}
