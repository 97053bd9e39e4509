import type {KeyboardEvent} from 'react';

/**
 * Moves the focus with the arrows from the field through the links of the start and back; from the field only where DocSearch has
 * no saved searches to go through.
 * @returns whether it moved
 */
export function moveInStart({key, target, currentTarget}: KeyboardEvent<HTMLElement>): boolean {
  const step = {ArrowDown: 1, ArrowUp: -1}[key];
  const stops = [
    ...currentTarget.querySelectorAll<HTMLElement>('.DocSearch-Input, .obis-search-start a'),
  ];
  const from = stops.indexOf(target as HTMLElement);
  const isDocSearchs = from === 0 && currentTarget.querySelector('.DocSearch-Hit');
  const next = step && from >= 0 && !isDocSearchs ? stops[from + step] : undefined;
  next?.focus();
  return next !== undefined;
}
