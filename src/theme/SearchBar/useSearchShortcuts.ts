import {type RefObject, useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';

type Options = {
  isOpen: boolean;
  /** Whether the modal's code is on its way. */
  isLoading: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  open: (typed?: string) => void;
  close: () => void;
};

/** Check whether keys typed on an element are text. */
function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}

/**
 * Listen to the keys of the search (specification, section 2). Ctrl or Cmd and K toggle it, / opens it unless a field has
 * the focus, and Escape closes it or stops it from opening. A character typed on the focused button, or while the modal
 * loads, becomes part of the query.
 */
export function useSearchShortcuts(options: Options): void {
  const {isOpen, isLoading, buttonRef, open, close} = options;
  const actionOf = ({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent) => {
    const hasCommand = ctrlKey || metaKey;
    if (key.toLowerCase() === 'k' && hasCommand && !altKey && !shiftKey) {
      return isOpen ? close : () => open();
    }
    if (key === 'Escape') {
      return isOpen || isLoading ? close : undefined;
    }
    if (isOpen || key.length > 1 || hasCommand || altKey || takesText(target)) {
      return undefined;
    }
    if (key === '/' && !isLoading) {
      return () => open();
    }
    const isOnButton = key !== ' ' && document.activeElement === buttonRef.current;
    return isLoading || isOnButton ? () => open(key) : undefined;
  };
  const handleKey = useEvent((event: KeyboardEvent) => {
    // 229: a key of an input method. A page may use a key that opens; the modal marks Escape as used.
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
