import {useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {searchShortcut} from '@site/src/lib/searchShortcut';

type Options = {
  isOpen: boolean;
  /** Whether the code of the modal is being loaded. */
  isLoading: boolean;
  open: (typed?: string) => void;
  close: () => void;
};

/**
 * Open and close the search with keyboard shortcuts (tests/spec/02-search-modal.spec.ts). Ctrl+K or Cmd+K toggles it, / opens it unless
 * a field has the focus, and Escape closes it or stops it from opening. Characters typed while the modal loads
 * become part of the query.
 */
export function useSearchShortcuts({isOpen, isLoading, open, close}: Options): void {
  const actionOf = (event: KeyboardEvent) => {
    const pressed = searchShortcut(event);
    if (pressed === 'Ctrl+K') {
      return isOpen ? close : () => open();
    }
    if (event.key === 'Escape') {
      return isOpen || isLoading ? close : undefined;
    }
    if (isOpen || pressed === undefined) {
      return undefined;
    }
    if (isLoading) {
      return () => open(event.key);
    }
    return pressed === '/' ? () => open() : undefined;
  };
  const handleKey = useEvent((event: KeyboardEvent) => {
    // Key code 229 is a key of an IME. A key event with `defaultPrevented` was handled by the page and does not open
    // the search. If the modal is open, such an event is not ignored, because DocSearch calls preventDefault() for
    // Escape.
    if (event.isComposing || event.keyCode === 229 || (event.defaultPrevented && !isOpen)) {
      return;
    }
    const act = actionOf(event);
    if (act) {
      event.preventDefault();
      act();
    }
  });

  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [handleKey]);
}
