import {findHashTarget} from './findHashTarget';

/** Attribute of the element that the last link led to; src/css/content.css highlights it for some seconds. */
const HIGHLIGHT = 'data-target-highlight';

/** Elements that are highlighted in place of the heading or term in them. */
const ENTRY = '[data-entry], summary';

/** Elements that hide what is in them: a closed fold, and a tab in the back. */
const HIDDEN = 'details:not([open]), [hidden]';

/**
 * Show an element that is hidden, as a browser does when it finds text in an element with `hidden="until-found"`: the component that has
 * hidden it gets a `beforematch` event.
 * @returns whether the element was hidden
 */
function reveal(element: Element): boolean {
  const hidden = [...document.querySelectorAll(HIDDEN)].filter((each) => each.contains(element));
  for (const each of hidden) {
    if (each instanceof HTMLDetailsElement) each.open = true;
    each.dispatchEvent(new Event('beforematch', {bubbles: true}));
    each.removeAttribute('hidden');
  }
  return hidden.length > 0;
}

/** Show the reader where the address leads to: reveal, highlight and focus the target. `:target` does not follow client-side navigation. */
export function revealTarget(): void {
  document.querySelector(`[${HIGHLIGHT}]`)?.removeAttribute(HIGHLIGHT);
  const element = findHashTarget();
  if (!element?.closest('main')) return;
  const wasHidden = reveal(element);
  // React removes the tab that was shown before the next frame. A page that is at its top has not followed the address: the target was in
  // a tab that is open only since the page is hydrated, or the address has its id in capitals.
  requestAnimationFrame(() => {
    if (wasHidden || window.scrollY === 0) element.scrollIntoView();
  });
  (element.closest(ENTRY) ?? element).setAttribute(HIGHLIGHT, '');
  // A screen reader reads the target, and the next Tab goes on from it, as after a link without client-side navigation.
  element.tabIndex = -1;
  element.focus({preventScroll: true});
}
