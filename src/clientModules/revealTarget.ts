import {findHashTarget} from './findHashTarget';

/** Attribute of the element that the last link led to; src/css/content.css highlights it for some seconds. */
const HIGHLIGHT = 'data-target-highlight';

/** Elements that are highlighted as a whole if the target is inside them, such as an entry of the glossary. */
const ENTRY = '[data-entry], summary';

/** Elements that hide their content, which are a closed `<details>` and a tab that is not selected. */
const HIDDEN = 'details:not([open]), [hidden]';

/**
 * Show an element that is hidden. The component that has hidden it gets a `beforematch` event, as it does from a browser that finds text in an
 * element with `hidden="until-found"`.
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

/** Reveal, highlight and focus the target of the address. The CSS selector `:target` does not follow client-side navigation. */
export function revealTarget(): void {
  document.querySelector(`[${HIGHLIGHT}]`)?.removeAttribute(HIGHLIGHT);
  const element = findHashTarget();
  if (!element?.closest('main')) return;
  const wasHidden = reveal(element);
  // Wait for a frame, in which React removes the tab that was selected before. A page at its top has not been scrolled to the target, because
  // the target was in a tab until the page was hydrated, or because the address has its id in capitals.
  requestAnimationFrame(() => {
    if (wasHidden || window.scrollY === 0) element.scrollIntoView();
  });
  (element.closest(ENTRY) ?? element).setAttribute(HIGHLIGHT, '');
  // A screen reader reads the target, and the next Tab goes on from it, as after a link without client-side navigation.
  element.tabIndex = -1;
  element.focus({preventScroll: true});
}
