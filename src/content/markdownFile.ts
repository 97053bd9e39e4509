/**
 * Return the path of the Markdown file of a page.
 * @param path of the page, with the base URL or without
 * @example markdownFile('/obis/faq') // '/obis/faq.md'; markdownFile('/zh/') // '/zh/index.md'
 */
export const markdownFile = (path: string): string =>
  `${path.endsWith('/') ? `${path}index` : path}.md`;
