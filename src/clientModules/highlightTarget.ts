import type {ClientModule} from '@docusaurus/types';
import {hashElement} from './hashElement';

/** Attribute of the element that the last link led to; src/css/content.css highlights it for some seconds. */
const HIGHLIGHT = 'data-target-highlight';

/** Elements that are highlighted in place of the heading or term in them. */
const ENTRY = '[data-entry], summary';

/** Open the closed `<details>` around an element. With a click, because the theme's `<details>` keeps a state of its own. */
function openDetailsAround(element: Element): boolean {
  const closed = element.closest<HTMLElement>('details:not([open])');
  if (!closed) return false;
  closed.querySelector<HTMLElement>(':scope > summary')?.click();
  if (closed.parentElement) openDetailsAround(closed.parentElement);
  return true;
}

/** Show the reader where a link has led to: open, highlight and focus the target. `:target` does not follow client-side navigation. */
const highlightTarget: ClientModule = {
  onRouteDidUpdate() {
    document.querySelector(`[${HIGHLIGHT}]`)?.removeAttribute(HIGHLIGHT);
    const element = hashElement();
    if (!element?.closest('main')) return;
    if (openDetailsAround(element)) requestAnimationFrame(() => element.scrollIntoView());
    (element.closest(ENTRY) ?? element).setAttribute(HIGHLIGHT, '');
    // A screen reader reads the target, and the next Tab goes on from it, as after a link without client-side navigation.
    element.tabIndex = -1;
    element.focus({preventScroll: true});
  },
};

export default highlightTarget;
