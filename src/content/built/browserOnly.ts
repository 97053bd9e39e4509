/** CSS selector of the elements that are useless outside a browser, for the Markdown export and the PDF book. */
export const BROWSER_ONLY = [
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '.hash-link',
  '[role=tooltip]',
  '[role=tablist]',
  '[data-page-tools]',
  // The icon of an external link, which refers to a symbol outside of the content.
  'a svg',
  'button',
  'script',
  'style',
  'noscript',
].join();
