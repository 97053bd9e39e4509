import {createRoot, type Root} from 'react-dom/client';
import type {ClientModule} from '@docusaurus/types';
import LiveRegion from '@site/src/components/LiveRegion';
import {arrivalWords} from './arrivalWords';
import {hashElement} from './hashElement';

/** Removed once the mark has faded (src/css/content.css). */
const MARK = 'data-arrived';

/** What is marked in place of a heading: the entry that it is the name of, the question that opens. */
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

/** Marks the element of the hash and nothing else. `:target` does not follow navigation in the client. */
function arrive(location: object): void {
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
  const element = hashElement();
  if (!element?.closest('main')) return;
  if (open(element)) requestAnimationFrame(() => element.scrollIntoView());
  const marked = element.closest(ENTRY) ?? element;
  // The style is resolved without the mark, so that a second arrival at the same place starts it again.
  marked.getAnimations();
  marked.setAttribute(MARK, '');
  marked.addEventListener('animationend', () => marked.removeAttribute(MARK), {once: true});
  announce(arrivalWords(element), location);
}

/** Shows where a link has led to: a row, a term, a heading, a question. */
const arrival: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const isSamePlace =
      previousLocation?.pathname === location.pathname && previousLocation.hash === location.hash;
    // The search page writes the query into its address.
    if (!isSamePlace || previousLocation.search === location.search) arrive(location);
  },
};

export default arrival;
