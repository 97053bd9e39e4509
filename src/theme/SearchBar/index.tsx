import type {ReactNode} from 'react';
import SearchButton from './SearchButton';
import {useSearchModal} from './useSearchModal';
import {useSearchShortcuts} from './useSearchShortcuts';

/**
 * Render the search of the navbar: a button and keyboard shortcuts that open DocSearch's modal. The modal is loaded when the reader
 * points at the button, focuses it or opens the search, and the index when the modal is open.
 */
export default function SearchBar(): ReactNode {
  const {state, open, close, prefetch} = useSearchModal();
  const isLoading = state.status === 'loading';
  useSearchShortcuts({isOpen: state.status === 'open', isLoading, open, close});

  return (
    <>
      <SearchButton
        aria-busy={isLoading}
        onClick={() => open()}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
      {state.status === 'open' && <state.Modal initialQuery={state.query} onClose={close} />}
    </>
  );
}
