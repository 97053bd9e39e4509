import {type ReactNode, useRef} from 'react';
import {flushSync} from 'react-dom';
import SearchButton from './SearchButton';
import {useModal} from './useModal';
import {useSearchShortcuts} from './useSearchShortcuts';

/**
 * Render the search of the navbar, a button and keys that open DocSearch's modal. The modal, the search client and the
 * index are loaded on the first sign that the reader wants them.
 */
export default function SearchBar(): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const {state, open, close: closeModal, prefetch} = useModal();
  const close = () => {
    // The dialog must be gone before the button can take the focus.
    flushSync(closeModal);
    buttonRef.current?.focus({preventScroll: true});
  };

  const isLoading = state.status === 'loading';
  useSearchShortcuts({
    isOpen: state.status === 'open',
    isLoading,
    buttonRef,
    open,
    // Before the dialog is there, the focus is where the reader left it.
    close: isLoading ? closeModal : close,
  });

  return (
    <>
      <SearchButton
        ref={buttonRef}
        aria-busy={isLoading}
        onClick={() => open()}
        onMouseEnter={prefetch}
        onFocus={prefetch}
        onTouchStart={prefetch}
      />
      {state.status === 'open' && <state.Modal initialQuery={state.query} onClose={close} />}
    </>
  );
}
