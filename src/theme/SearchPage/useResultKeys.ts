import {type KeyboardEvent, type RefObject, useEffect} from 'react';
import {takesText} from '../SearchBar/useSearchShortcuts';

/** Marks the links that the arrow keys go through. */
export const RESULT_LINK = {'data-result': true};

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const hasModifier = ({altKey, ctrlKey, metaKey, shiftKey}: Keys) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Where a key leads from one of the stops: the field, then the links. In the field, other keys edit the text. */
function destination(key: string, stops: HTMLElement[], from: number): HTMLElement | undefined {
  if (from < 0) return undefined;
  if (key === 'ArrowDown') return stops[from + 1];
  if (from === 0) return undefined;
  if (key === 'ArrowUp') return stops[from - 1];
  if (key === 'Home') return stops[1];
  return key === 'End' ? stops.at(-1) : undefined;
}

/**
 * Keys of the search page: Down leads from the field into the results, Up and Down go through them and back to the
 * field, Home and End to the first and last, `/` and, from a result, Ctrl or Cmd and K back to the field. Tab stays as
 * it is.
 * @returns the handler for the element that holds field and results
 */
export function useResultKeys(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const backToField = (event: globalThis.KeyboardEvent) => {
      const {altKey, ctrlKey, metaKey, shiftKey, target} = event;
      const key = event.key.toLowerCase();
      // From elsewhere, Ctrl+K opens the search of every page; in the open dialog it closes it.
      const isInResults = target instanceof Element && target.closest('main ol');
      const isCombination = key === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
      const isWanted =
        (key === '/' && !hasModifier(event) && !takesText(target)) ||
        (isCombination && isInResults);
      if (isWanted && !event.isComposing && field.current) {
        event.preventDefault();
        field.current.select();
        field.current.focus();
      }
    };
    // Before the shortcuts of the navbar, which leave used keys alone.
    document.addEventListener('keydown', backToField);
    return () => document.removeEventListener('keydown', backToField);
  }, [field]);

  return (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event) || event.nativeEvent.isComposing || !field.current) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-result]')];
    // Those in a closed <details> are not shown.
    const stops = [field.current, ...links.filter((link) => link.getClientRects().length > 0)];
    const from = stops.findIndex((stop) => stop === document.activeElement);
    const target = destination(event.key, stops, from);
    if (target) {
      event.preventDefault();
      target.focus();
      target.scrollIntoView({block: 'nearest'});
    }
  };
}
