import {findHashTarget} from './findHashTarget';

/** Headings with an anchor in the page's content, not in dialogs. */
const HEADINGS = 'main :is(h1, h2, h3, h4)[id]';

/** The upper part of the window, as a share of its height. Readers look there, so the last heading in it names the section being read. */
const UPPER_PART = 0.3;

/** Return the position in the window just below the place to which a link scrolls a heading, in pixels. */
const readingLine = (): number =>
  parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 12;

/** Return the element that the hash of the address points to, if it is still in view. */
function targetElement(): Element | null {
  const element = findHashTarget();
  const {top = 0, bottom = 0} = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight ? element : null;
}

/**
 * Return the position in the window, in pixels. The table of contents marks the last heading above it. On the last screen of the page, the
 * position moves down to the lower edge, because the headings there cannot be scrolled further up.
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
      : heading.getBoundingClientRect().top < line,
  );
}

/**
 * Return the hash of the section being read. This is the target of the address while it is in view, and otherwise the last heading that is
 * reached. At the top of the page, the hash is empty.
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
