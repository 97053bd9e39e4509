import {findHashTarget} from './findHashTarget';

/** Attribute of the element that the last link led to; src/css/content.css highlights it for some seconds. */
const HIGHLIGHT = 'data-target-highlight';

/** Elements that are highlighted as a whole if the target is inside them, such as an entry of the glossary. */
const ENTRY = '[data-entry]';

/** Scroll to the target of the address, highlight it and focus it. The CSS selector `:target` does not follow client-side navigation. */
export function revealTarget(): void {
  document.querySelector(`[${HIGHLIGHT}]`)?.removeAttribute(HIGHLIGHT);
  const element = findHashTarget();
  if (!element?.closest('main')) return;
  // The browser has not scrolled to a target that appeared after the page, such as a search result.
  if (window.scrollY === 0) element.scrollIntoView();
  (element.closest(ENTRY) ?? element).setAttribute(HIGHLIGHT, '');
  // A screen reader reads the target, and the next Tab goes on from it, as after a link without client-side navigation.
  element.tabIndex = -1;
  element.focus({preventScroll: true});
}
