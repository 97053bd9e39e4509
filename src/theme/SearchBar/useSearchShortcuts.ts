import {useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';

type Options = {
  isOpen: boolean;
  /** Whether the code of the modal is being loaded. */
  isLoading: boolean;
  open: (typed?: string) => void;
  close: () => void;
};

/** Check whether an element accepts typed text, such as a text field. */
function acceptsText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}

/**
 * Open and close the search with keyboard shortcuts (site specification, section 2, tests/spec). Ctrl+K or Cmd+K toggles it, / opens it
 * unless a field has the focus, and Escape closes it or stops it from opening. Characters typed while the modal loads
 * become part of the query.
 */
export function useSearchShortcuts({isOpen, isLoading, open, close}: Options): void {
  const actionOf = ({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent) => {
    const hasCommand = ctrlKey || metaKey;
    if (key.toLowerCase() === 'k' && hasCommand && !altKey && !shiftKey) {
      return isOpen ? close : () => open();
    }
    if (key === 'Escape') {
      return isOpen || isLoading ? close : undefined;
    }
    if (isOpen || key.length > 1 || hasCommand || altKey || acceptsText(target)) {
      return undefined;
    }
    if (isLoading) {
      return () => open(key);
    }
    return key === '/' ? () => open() : undefined;
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
