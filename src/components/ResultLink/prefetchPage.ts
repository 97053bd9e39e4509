/** The address without its anchor: the pages that Docusaurus knows have none. */
const pageOf = (href: string) => href.replace(/#.*$/, '');

/** Fetches the code of a page when the browser has nothing better to do. */
export function prefetchPage(href: string): void {
  void window.docusaurus.prefetch(pageOf(href));
}

/** Loads the code of a page that the reader is about to open. */
export function preloadPage(href: string): void {
  void window.docusaurus.preload(pageOf(href));
}
