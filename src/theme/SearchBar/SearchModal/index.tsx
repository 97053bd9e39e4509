import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
// Not through @docsearch/react/style: that package calls itself free of side effects, and its styles are dropped.
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import type {SearchEvents} from '@site/src/plugins/search/algolia/modalClient';
import {getSearchClient, type SearchSettings} from '@site/src/plugins/search/algolia/searchClient';
import {useSearchSettings} from '@site/src/plugins/search/algolia/useSearchSettings';
import IndexAge from '@site/src/plugins/search/IndexAge';
import translations from '@theme/SearchTranslations';
import Messages, {type Progress} from './Messages';
import {useCorrectRoles} from './useCorrectRoles';
import {useDocSearch} from './useDocSearch';
import './styles.css';

/** Props of the modal; `initialQuery` is what was typed before it was there. */
export type Props = {initialQuery: string; onClose: () => void};

/** Loads the index ahead of the first query. */
export function prefetchIndex(settings: SearchSettings): void {
  getSearchClient(settings).prefetch();
}

const IDLE: Progress = {isLoading: false, outcome: undefined};

const fieldOf = (dialog: Element | null) => dialog?.querySelector('input');

/** Puts a query into DocSearch's field as if it were typed: there is no other way in. */
function type(field: HTMLInputElement | null | undefined, query: string): void {
  // Past React's own setter: an input event with the value that React has set itself counts for nothing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
  field?.dispatchEvent(new Event('input', {bubbles: true}));
  field?.focus();
}

/** DocSearch's modal on the site's own search client, in a native dialog. Loaded on demand, as one chunk. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState<Element | null>();
  const [progress, setProgress] = useState<Progress>(IDLE);
  const [events] = useState((): SearchEvents => ({
    isComposing: () => dialog.current?.dataset.composing !== undefined,
    isCurrent: (query) => fieldOf(dialog.current)?.value === query,
    onStart: () => setProgress(({outcome}) => ({isLoading: true, outcome})),
    onEnd: (outcome) => setProgress({isLoading: false, outcome}),
  }));
  const isFirstLoading = progress.isLoading && !progress.outcome;
  const {mode} = useSearchSettings();
  const modal = useDocSearch({initialQuery, onClose, events});
  useCorrectRoles(dialog);

  // A modal dialog holds the focus: Docusaurus focuses the new page when a route change ends (WCAG 2.4.3).
  useLayoutEffect(() => {
    dialog.current?.showModal();
    fieldOf(dialog.current)?.focus();
  }, []);
  useEffect(() => setPlace(dialog.current?.querySelector('.DocSearch-Dropdown')), []);
  return createPortal(
    <dialog
      ref={dialog}
      className="obis-search"
      data-search-mode={mode}
      data-loading={isFirstLoading || undefined}
      aria-label={translations.button?.buttonText}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDownCapture={(event) => {
        // 229: taken by an input method, like Safari's Enter after a composition. Tab would end the search, Enter open a
        // saved search while the first results load.
        if (
          event.keyCode === 229 ||
          event.key === 'Tab' ||
          (event.key === 'Enter' && isFirstLoading && event.target === fieldOf(dialog.current))
        ) {
          event.stopPropagation();
        }
      }}
      onCompositionStartCapture={({currentTarget}) => (currentTarget.dataset.composing = '')}
      onCompositionEndCapture={({currentTarget}) => delete currentTarget.dataset.composing}
      onInputCapture={({currentTarget}) => !fieldOf(currentTarget)?.value && setProgress(IDLE)}
      onReset={() => setProgress(IDLE)}>
      {/* A section: the header and footer of the modal are none of the page. */}
      <section>{modal}</section>
      <Messages
        {...progress}
        place={place}
        onAsk={(query) => type(fieldOf(dialog.current), query)}
      />
      <IndexAge inModal />
    </dialog>,
    document.body,
  );
}
