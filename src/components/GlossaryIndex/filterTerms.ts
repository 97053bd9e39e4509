/** Letters and digits as readers take them for the same: full width, capitals, spaces, hyphens. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u200b-]+/g, '');

/**
 * Hides the terms of the page without the query in one of their names (both languages, synonyms), and the parts of the page
 * that are left without a term.
 * @returns how many terms are left
 */
export function filterTerms(query: string): number {
  const wanted = normalise(query);
  let head: HTMLElement[] = [];
  let found = 0;
  for (const block of document.querySelectorAll<HTMLElement>(
    '.markdown > h2, .markdown > h2 ~ :not([data-page-end])',
  )) {
    if ('entry' in block.dataset) {
      const names = [...block.querySelectorAll('h3, [data-name]')].map((each) => each.textContent);
      block.hidden = !normalise(names.join('\n')).includes(wanted);
      if (!block.hidden) found += 1;
      for (const each of head) each.hidden &&= block.hidden;
    } else {
      if (block.localName === 'h2') head = [];
      head.push(block);
      block.hidden = wanted !== '';
    }
  }
  return found;
}
