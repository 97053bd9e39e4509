import {type RefObject, useEffect} from 'react';

/** Set on the dialog while an input method composes text in it. */
const ATTRIBUTE = 'data-composing';

/** Key code of every key that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether an input method composes text in the dialog: what the field holds is not yet what the reader asks for. */
export function isComposing(frame: Element | null): boolean {
  return frame?.hasAttribute(ATTRIBUTE) ?? false;
}

/**
 * Follows input methods. DocSearch has no setting for them: its field searches for every intermediate text, and Safari's
 * Enter that ends a composition comes after its end, so that it would open the first result.
 */
export function useComposition(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const start = () => element.setAttribute(ATTRIBUTE, '');
    const end = () => element.removeAttribute(ATTRIBUTE);
    const ignoreTaken = (event: KeyboardEvent) => {
      if (event.keyCode === TAKEN_BY_INPUT_METHOD) {
        event.stopPropagation();
      }
    };
    // On the way down: DocSearch searches when it hears of the end itself, and must find it ended.
    const options = {capture: true};
    element.addEventListener('compositionstart', start, options);
    element.addEventListener('compositionend', end, options);
    element.addEventListener('keydown', ignoreTaken, options);
    return () => {
      element.removeEventListener('compositionstart', start, options);
      element.removeEventListener('compositionend', end, options);
      element.removeEventListener('keydown', ignoreTaken, options);
    };
  }, [frame]);
}
