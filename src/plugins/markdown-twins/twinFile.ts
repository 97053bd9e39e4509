/**
 * Where the Markdown of a page is.
 * @param path of the page, with the base URL or without
 * @example twinFile('/obis/faq') // '/obis/faq.md'; twinFile('/zh/') // '/zh/index.md'
 */
export const twinFile = (path: string): string =>
  `${path.endsWith('/') ? `${path}index` : path}.md`;
