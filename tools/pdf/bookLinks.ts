/** Where the pages of the book come from, and where the rest of the site is. */
export type LinkContext = {
  /** Routes of the pages that are in the book. */
  readonly routes: ReadonlySet<string>;
  /** Scheme and host of the published site. */
  readonly siteUrl: string;
};

/** The id of a page in the book: `/zh/obis/edge-service/batch` is `zh-obis-edge-service-batch`. */
export const pageId = (route: string): string => route.split('/').filter(Boolean).join('-');

/**
 * The id in the book of something on a page. Two dashes: no id of a page ends in one.
 * @example bookId('/obis/kms', 'steps') // 'obis-kms--steps'
 */
export const bookId = (route: string, id: string): string => `${pageId(route)}--${id}`;

/**
 * An address on a page, as it stands in the book: a place in the book, or else an absolute address of the site or elsewhere.
 * @param href as on the page
 * @param route of the page
 */
export function bookLink(href: string, route: string, {routes, siteUrl}: LinkContext): string {
  const url = new URL(href, siteUrl + route);
  if (url.origin !== new URL(siteUrl).origin || !routes.has(url.pathname)) return url.href;
  const id = decodeURIComponent(url.hash.slice(1));
  return `#${id ? bookId(url.pathname, id) : pageId(url.pathname)}`;
}
