import {linkedPage, PAGE_LINK} from './linkedPage';
import {mayLoad, preloadPage} from './preloadPage';

/** Links of the text and below it. The menus and the breadcrumbs have too many that are never used. */
const LINKS = `main :is(${PAGE_LINK}):not(.theme-doc-breadcrumbs *)`;

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/**
 * Prefetches the pages of links in the viewport, one after the other and only while the browser is idle.
 * @returns a function that stops it
 */
export function prefetchVisible(): () => void {
  const inSight = new Set<string>();
  let isLoading = false;
  let isOver = false;

  async function loadNext(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    while (!isOver && inSight.size > 0) {
      await idle();
      const [page] = inSight;
      // It may be out of sight by now.
      if (page === undefined || isOver || !navigator.onLine || !mayLoad('viewport')) break;
      inSight.delete(page);
      await preloadPage(page);
    }
    isLoading = false;
  }

  const observer = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      const page = linkedPage(target as HTMLAnchorElement);
      if (page === null) continue;
      if (isIntersecting) inSight.add(page);
      else inSight.delete(page);
    }
    void loadNext();
  });
  const observeLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) observer.observe(link);
  };
  // The rest of the text comes later (src/theme/MDXContent). Only of the text: the results of a search are no promise.
  const changes = new MutationObserver(observeLinks);
  const text = document.querySelector('.markdown');
  if (text) changes.observe(text, {childList: true});
  observeLinks();
  return () => {
    isOver = true;
    changes.disconnect();
    observer.disconnect();
  };
}
