import {type KeyboardEvent, type RefObject, useEffect} from 'react';
import {takesText} from '../SearchBar/useSearchShortcuts';

/** Marks the links in the arrow key order. */
export const RESULT_LINK = {'data-result': true};

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const hasModifier = ({altKey, ctrlKey, metaKey, shiftKey}: Keys) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** The stop that a key moves focus to. Stops are the field, then the links; in the field, other keys edit the text. */
function destination(key: string, stops: HTMLElement[], from: number): HTMLElement | undefined {
  if (from < 0) return undefined;
  if (key === 'ArrowDown') return stops[from + 1];
  if (from === 0) return undefined;
  if (key === 'ArrowUp') return stops[from - 1];
  if (key === 'Home') return stops[1];
  return key === 'End' ? stops.at(-1) : undefined;
}

/**
 * Keyboard navigation of the search page: Down moves focus from the field to the results, Up and Down through them and
 * back to the field, Home and End to the first and last, `/` and, from a result, Ctrl/Cmd+K back to the field. Tab is
 * unchanged.
 * @returns the `keydown` handler for the common ancestor of field and results
 */
export function useResultKeys(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const backToField = (event: globalThis.KeyboardEvent) => {
      const {altKey, ctrlKey, metaKey, shiftKey, target} = event;
      const key = event.key.toLowerCase();
      // From elsewhere, Ctrl+K opens the search dialog; in the dialog it closes it.
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
    // Runs before the navbar's shortcuts, which skip events with `defaultPrevented`.
    document.addEventListener('keydown', backToField);
    return () => document.removeEventListener('keydown', backToField);
  }, [field]);

  return (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event) || event.nativeEvent.isComposing || !field.current) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-result]')];
    // Links in a closed <details> are not rendered.
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
