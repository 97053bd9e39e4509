import {hashElement} from './hashElement';

/** Headings with an anchor in the page's content, not in dialogs. */
const HEADINGS = 'main :is(h1, h2, h3, h4)[id]';

/**
 * Share of the viewport's height above which a heading counts as reached: readers look at the upper part of the window,
 * below the navbar.
 */
const READING_LINE = 0.3;

/** Return the element that the hash of the address points to, if it is still in view. */
function targetElement(): Element | null {
  const element = hashElement();
  const {top = 0, bottom = 0} = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight ? element : null;
}

/**
 * Return the hash of the section being read: the target of the address while it is in view, else the last heading above the reading
 * line. Empty at the top of the page.
 * @example currentSectionHash() // '#steps'
 */
export function currentSectionHash(): string {
  if (window.scrollY === 0) return '';
  const target = targetElement();
  if (target) return `#${target.id}`;
  const reached = [...document.querySelectorAll(HEADINGS)].filter(
    (heading) => heading.getBoundingClientRect().top < window.innerHeight * READING_LINE,
  );
  const id = reached.at(-1)?.id;
  return id ? `#${id}` : '';
}
