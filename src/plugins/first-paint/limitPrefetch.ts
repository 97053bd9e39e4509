import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Links of the text, and those to the previous and the next page. The menus have too many that are never used. */
const LINKS = ':is(.markdown, .pagination-nav) a[href^="/"]:not([target=_blank])';

/** After a page has been rendered; its text comes in two steps (src/theme/MDXContent). */
const DELAY_MS = 500;

/**
 * Limits which pages are loaded before they are opened: of the links in sight only those of the text (0 to 5 KB in place of 89 KB for a
 * page of the manual), with one observer in place of one for each link (a tenth of the hydration). Pointer and touch load the page of
 * any link, as Docusaurus does. Called before the links are rendered.
 */
export function limitPrefetch(): void {
  const stock = window.docusaurus;
  const load = async (kind: 'prefetch' | 'preload', link: string): Promise<void[]> => {
    try {
      // The routes have no hash.
      await stock[kind](link.replace(/[?#].*/, ''));
    } catch {
      // The click tries again and tells.
    }
    return [];
  };
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void load('prefetch', (target as HTMLAnchorElement).pathname);
    }
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observeLinks = () => {
    for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
  };
  // Without observers of its own, each link asks when it is mounted.
  ExecutionEnvironment.canUseIntersectionObserver = false;
  window.docusaurus = {
    preload: (link) => load('preload', link),
    prefetch: () => {
      clearTimeout(timer);
      timer = setTimeout(observeLinks, DELAY_MS);
      return false;
    },
  };
}
