import {type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect} from 'react';

/** Marks the links that the arrow keys go through. */
export const RESULT_LINK = {'data-result': true};

function shownLinks(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('a[data-result]')].filter(
    // Those in a closed <details> are not shown.
    (link) => link.getClientRects().length > 0,
  );
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}

function hasModifier(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** The element that a key leads to from the one that has the focus, if any. */
function destination(
  key: string,
  from: Element | null,
  field: HTMLElement,
  links: HTMLElement[],
): HTMLElement | undefined {
  if (from === field) {
    return key === 'ArrowDown' ? links[0] : undefined;
  }
  const position = links.findIndex((link) => link === from);
  if (position < 0) {
    return undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return links[position + 1];
    case 'ArrowUp':
      return links[position - 1] ?? field;
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    default:
      return undefined;
  }
}

/**
 * Keys of the search page: Down leads from the field into the results, Up and Down go through them and back to the
 * field, Home and End to the first and last, `/` and, from a result, Ctrl or Cmd and K back to the field. Tab stays as
 * it is.
 * @returns the handler for the element that holds field and results
 */
export function useResultKeys(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const backToField = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !hasModifier(event);
      const isCombination =
        event.key.toLowerCase() === 'k' &&
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey;
      // From elsewhere, Ctrl+K opens the search of every page; in the open dialog it closes it.
      const isInResults = event.target instanceof Element && event.target.closest('main ol');
      const isWanted = isSlash ? !takesText(event.target) : isCombination && isInResults;
      if (isWanted && !event.isComposing && field.current) {
        event.preventDefault();
        field.current.focus();
        field.current.select();
      }
    };
    // Before the shortcuts of the navbar, which leave used keys alone.
    document.addEventListener('keydown', backToField);
    return () => document.removeEventListener('keydown', backToField);
  }, [field]);

  return (event: ReactKeyboardEvent<HTMLElement>) => {
    if (hasModifier(event) || event.nativeEvent.isComposing || !field.current) {
      return;
    }
    const links = shownLinks(event.currentTarget);
    const target = destination(event.key, document.activeElement, field.current, links);
    if (target) {
      event.preventDefault();
      target.focus();
      target.scrollIntoView({block: 'nearest'});
    }
  };
}
