/**
 * CSS selector of the elements that the Markdown export and the PDF book leave out, because they are of no use outside a browser. The
 * search has UNSEARCHED (src/plugins/search), and paper has print.css.
 */
export const EXCLUDED_FROM_EXPORT = [
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '.hash-link',
  '[role=tooltip]',
  '[data-page-tools]',
  // The icon of an external link, which refers to a symbol outside of the content.
  'a svg',
  'button',
  'script',
  'style',
  'noscript',
].join();
