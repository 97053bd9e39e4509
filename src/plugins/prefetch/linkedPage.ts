/** Links to pages of this language: not to files, other sites, or the other language, which is another build. */
export const PAGE_LINK = 'a[href]:not([target=_blank], [download], [hreflang], [lang])';

/**
 * The page that a link leads to.
 * @returns its path, or null for a link within the page, to another site or to a file
 */
export function linkedPage(link: HTMLAnchorElement): string | null {
  const {origin, pathname} = link;
  const isPage = origin === window.location.origin && !/\.\w+$/.test(pathname);
  return isPage && pathname !== window.location.pathname ? pathname : null;
}
