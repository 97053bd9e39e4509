import {type RefObject, useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';

type Options = {
  isOpen: boolean;
  /** Whether the modal's code is on its way. */
  isLoading: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  open: (initialQuery?: string) => void;
  close: () => void;
  /** Takes back the last character typed while the code is on its way. */
  erase: () => void;
};

/** Whether keys typed there are text. */
export function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}

/**
 * Keys of the search: Ctrl or Cmd and K toggle it, / opens it unless a field has the focus, Escape closes it or stops
 * it from opening. A character typed on the focused button opens it with that character, and what is typed while it opens
 * goes on with it, or is taken back with Backspace. Keys of an input method and keys that the page has used are left alone.
 */
export function useSearchShortcuts(options: Options): void {
  const {isOpen, isLoading, buttonRef, open, close, erase} = options;
  const handleKey = useEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) {
      return;
    }
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const isToggle =
      event.key.toLowerCase() === 'k' &&
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey;
    const isOpenKey =
      event.key === '/' && !hasModifier && !isOpen && !isLoading && !takesText(event.target);
    // A page may have a use of its own for the keys that open; Escape is marked as used by the modal itself.
    if (event.defaultPrevented && !isOpen) {
      return;
    }
    if (isToggle || isOpenKey) {
      event.preventDefault();
      (isOpen ? close : open)();
      return;
    }
    if (event.key === 'Escape' && (isOpen || isLoading)) {
      event.preventDefault();
      close();
      return;
    }
    if (event.key === 'Backspace' && isLoading && !hasModifier && !takesText(event.target)) {
      event.preventDefault();
      erase();
      return;
    }
    const isCharacter = event.key.length === 1 && !hasModifier;
    const isForSearch = isLoading
      ? !takesText(event.target)
      : event.key !== ' ' && document.activeElement === buttonRef.current;
    if (isCharacter && !isOpen && isForSearch) {
      event.preventDefault();
      open(event.key);
    }
  });

  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [handleKey]);
}
