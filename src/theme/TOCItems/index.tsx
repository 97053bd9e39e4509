import {useEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/TOCItems';
import ThemeTOCItems from '@theme-original/TOCItems';
import {tocHighlightLine, currentHeading} from '@site/src/lib/currentSection';
import {centerInContainer} from '@site/src/lib/centerInContainer';

/** Mark the entry of the section that is being read. */
function markCurrent(linkClassName: string, activeClassName: string): void {
  const links = [...document.getElementsByClassName(linkClassName)] as HTMLAnchorElement[];
  const idOf = ({hash}: HTMLAnchorElement) => decodeURIComponent(hash.slice(1));
  const headings = links.flatMap((link) => document.getElementById(idOf(link)) ?? []);
  const current = currentHeading(headings, tocHighlightLine())?.id;
  for (const link of links) {
    const isCurrent = idOf(link) === current;
    link.classList.toggle(activeClassName, isCurrent);
    const contents = link.closest('.thin-scrollbar');
    if (isCurrent && contents) centerInContainer(contents, link);
  }
}

/**
 * Show a table of contents. The theme would never mark headings on the last screen of a page, because they cannot be scrolled to the upper
 * half of the window (as in withastro/starlight#1954).
 */
export default function TOCItems({
  linkClassName = 'table-of-contents__link',
  linkActiveClassName = 'table-of-contents__link--active',
  ...props
}: Props): ReactNode {
  const location = useLocation();
  useEffect(() => {
    if (!linkClassName || !linkActiveClassName) return undefined;
    const mark = () => markCurrent(linkClassName, linkActiveClassName);
    // In the next frame, when the rest of the page has changed, so that the browser computes the layout only once.
    const frame = requestAnimationFrame(mark);
    const events = ['scroll', 'resize'];
    for (const event of events) window.addEventListener(event, mark);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, mark);
    };
  }, [linkClassName, linkActiveClassName, location]);
  return <ThemeTOCItems linkClassName={linkClassName} {...props} />;
}
