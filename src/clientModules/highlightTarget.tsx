import {createRoot, type Root} from 'react-dom/client';
import type {ClientModule} from '@docusaurus/types';
import LiveRegion from '@site/src/components/LiveRegion';
import {hashElement} from './hashElement';
import {targetDescription} from './targetDescription';

/** Removed once the highlight has faded (src/css/content.css). */
const HIGHLIGHT = 'data-target-highlight';

/** What is highlighted in place of a heading: the entry that it is the name of, the question that opens. */
const ENTRY = '[data-entry], summary';

let announcer: Root | undefined;

/** Tells screen readers where the link has led to. */
function announce(text: string, about: object): void {
  if (!announcer) {
    const container = document.createElement('div');
    document.body.append(container);
    announcer = createRoot(container);
  }
  announcer.render(<LiveRegion text={text} about={about} />);
}

/** Opens the closed `<details>` around an element; with a click, since those of Docusaurus keep a state of their own. */
function open(element: Element): boolean {
  const closed = element.closest<HTMLElement>('details:not([open])');
  if (!closed) return false;
  closed.querySelector<HTMLElement>(':scope > summary')?.click();
  if (closed.parentElement) open(closed.parentElement);
  return true;
}

/** Highlights the element of the hash and nothing else. `:target` does not follow navigation in the client. */
function highlight(location: object): void {
  document.querySelector(`[${HIGHLIGHT}]`)?.removeAttribute(HIGHLIGHT);
  const element = hashElement();
  if (!element?.closest('main')) return;
  if (open(element)) requestAnimationFrame(() => element.scrollIntoView());
  const marked = element.closest(ENTRY) ?? element;
  // The style is resolved without the mark, so that a second arrival at the same place starts it again.
  marked.getAnimations();
  marked.setAttribute(HIGHLIGHT, '');
  marked.addEventListener('animationend', () => marked.removeAttribute(HIGHLIGHT), {once: true});
  announce(targetDescription(element), location);
}

/** Highlights the place that a link leads to: a row, a term, a heading, a question. */
const highlightTarget: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const isSamePlace =
      previousLocation?.pathname === location.pathname && previousLocation.hash === location.hash;
    // The search page writes the query into its address.
    if (!isSamePlace || previousLocation.search === location.search) highlight(location);
  },
};

export default highlightTarget;
