import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import type {DocSearchTransformClient} from '@docsearch/react';
// Not through @docsearch/react/style: that package calls itself free of side effects, and its styles are dropped.
import '@docsearch/css/dist/modal.css';
import areas from '@generated/product-model/default/error-codes.json';
import {searchQueryOf} from '@site/src/components/ErrorLookup/findCode';
import {showModal} from '@site/src/lib/focus';
import {createModalSearch, type SearchProgress} from '@site/src/plugins/search/client/modalSearch';
import {useSearch} from '@site/src/plugins/search/client/useSearch';
import translations from '@theme/SearchTranslations';
import Messages from './Messages';
import {useDocSearch} from './useDocSearch';
import './styles.css';

/** Props of the modal. `initialQuery` is the text that the reader typed while the modal loaded. */
export type Props = {initialQuery: string; onClose: () => void};

const IDLE: SearchProgress = {query: ''};

/** Attributes to remove from DocSearch's container, which is neither a button nor a combobox (WCAG 4.1.2). */
const ATTRIBUTES_TO_REMOVE = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
];

/** Keep the browser from taking the focus away after DocSearch has closed the modal, on a click beside it. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).matches('.DocSearch-Container')) event.preventDefault();
}

/** Enter a query into DocSearch's field as if the reader had typed it. */
function enterQuery(field: HTMLInputElement | null | undefined, query: string): void {
  field?.setRangeText(query, 0, field.value.length, 'end');
  field?.dispatchEvent(new Event('input', {bubbles: true}));
  field?.focus();
}

/**
 * Render DocSearch's modal with the search client of the site (specification, section 2). This module is a chunk that
 * is loaded on demand. The modal is in a native dialog, because Docusaurus moves the focus to the page when a route
 * change ends, and a native dialog keeps it (WCAG 2.4.3). Before an upgrade of DocSearch, read the comments in this folder, and in
 * savedSearches.ts and modalSearch.ts of src/plugins/search/client, which say what is changed of it and why.
 */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const isComposing = () => dialog.current?.dataset.composing !== undefined;
  const {mode, search} = useSearch();
  const [dropdown, setDropdown] = useState<Element | null>();
  const [{query, outcome}, setProgress] = useState(IDLE);
  const isLoading = query !== '' && query !== outcome?.query;
  const isFirstLoading = isLoading && !outcome;
  const transformSearchClient = (own: DocSearchTransformClient) => ({
    ...own,
    search: createModalSearch(
      (request) => search({...request, query: searchQueryOf(request.query, areas)}),
      isComposing,
      setProgress,
    ),
  });
  const modal = useDocSearch({initialQuery, onClose, transformSearchClient});

  useLayoutEffect(() => {
    const container = dialog.current?.querySelector('.DocSearch-Container');
    ATTRIBUTES_TO_REMOVE.forEach((name) => container?.removeAttribute(name));
    setDropdown(container?.querySelector('.DocSearch-Dropdown'));
    return dialog.current ? showModal(dialog.current) : undefined;
  }, []);

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    // Key code 229 is a key of an IME, such as Enter in Safari after an IME composition. DocSearch would close on Tab.
    const isImeKey = event.keyCode === 229 || isComposing();
    if (isImeKey || event.key === 'Tab' || (isEnter && isFirstLoading)) {
      event.stopPropagation();
    } else if (isEnter && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      // Enter clicks the link of the hit, because DocSearch would open it with a page load.
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.querySelector<HTMLElement>('[aria-selected="true"] a')?.click();
    }
  };

  return createPortal(
    <dialog
      ref={dialog}
      className="obis-search"
      data-search-mode={mode}
      data-loading={isFirstLoading || undefined}
      aria-label={translations.button?.buttonText}
      onClose={onClose}
      onKeyDownCapture={handleKey}
      onMouseDown={keepFocus}
      onCompositionStartCapture={({currentTarget}) => (currentTarget.dataset.composing = '')}
      onCompositionEndCapture={({currentTarget}) => delete currentTarget.dataset.composing}
      onInputCapture={({target}) => (target as HTMLInputElement).value || setProgress(IDLE)}
      onReset={() => setProgress(IDLE)}>
      {/* The section keeps the header and footer of the modal from being landmarks of the page. */}
      <section>{modal}</section>
      <Messages
        {...{query, isLoading, outcome, dropdown, onClose}}
        onAsk={(suggestion) => enterQuery(dialog.current?.querySelector('input'), suggestion)}
      />
    </dialog>,
    document.body,
  );
}
