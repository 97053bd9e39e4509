import {findHashTarget} from './findHashTarget';

/** Headings with an anchor in the page's content, not in dialogs. */
const HEADINGS = 'main :is(h1, h2, h3, h4)[id]';

/** Share of the window above which the heading of the section being read stands: readers look at the upper part of the window. */
const UPPER_PART = 0.3;

/** Return the position in the window above which the contents mark a heading. It is just below the place where a link to a heading leads. */
const readingLine = (): number =>
  parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 12;

/** Return the element that the hash of the address points to, if it is still in view. */
function targetElement(): Element | null {
  const element = findHashTarget();
  const {top = 0, bottom = 0} = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight ? element : null;
}

/**
 * Return the position in the window above which the contents mark a heading as reached. On the last screen of the page, it moves down to
 * the lower edge, because the headings there cannot be scrolled further up.
 */
export function tocHighlightLine(): number {
  const {innerHeight, scrollY} = window;
  const end = document.documentElement.scrollHeight - innerHeight;
  const lastScreen = Math.min(end, innerHeight);
  const progress = scrollY > 0 ? Math.max(0, 1 - (end - scrollY) / lastScreen) : 0;
  const line = readingLine();
  return line + (innerHeight - line) * progress;
}

/**
 * Return the last heading that is reached. If the target of the address is in view, this is its heading.
 * @param line position in the window above which a heading counts as reached, in pixels
 */
export function currentHeading(headings: readonly Element[], line: number): Element | undefined {
  const target = targetElement();
  return headings.findLast((heading) =>
    target
      ? heading === target ||
        heading.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING
      : !heading.closest('[hidden]') && heading.getBoundingClientRect().top < line,
  );
}

/**
 * Return the hash of the section being read: the target of the address while it is in view, else the last heading that is reached. Empty
 * at the top of the page.
 * @example currentSectionHash() // '#steps'
 */
export function currentSectionHash(): string {
  if (window.scrollY === 0) return '';
  const headings = [...document.querySelectorAll(HEADINGS)];
  const id = (targetElement() ?? currentHeading(headings, window.innerHeight * UPPER_PART))?.id;
  return id ? `#${id}` : '';
}

/** Return the title of the section being read. Empty above the first section. */
export function currentSectionTitle(): string {
  const headings = [...document.querySelectorAll('article :is(h2, h3)[id]')];
  return currentHeading(headings, tocHighlightLine())?.textContent ?? '';
}
