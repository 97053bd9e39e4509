import {normalizeQuery} from '@site/src/plugins/search/shared/normalizeQuery';

/** Normalize a text, so that the filter also ignores capitals, spaces and hyphens. */
const normalise = (text: string): string =>
  normalizeQuery(text).toLowerCase().replace(/[ -]+/g, '');

/** Hide or show an element. A hidden element can still be found by links and by the find bar of the browser. */
function setHidden(element: Element, isHidden: boolean): void {
  if (isHidden) element.setAttribute('hidden', 'until-found');
  else element.removeAttribute('hidden');
}

/**
 * Hide each glossary entry on the page whose names do not contain the query. The names are the term in both languages and its synonyms.
 * Also hide the heading and introduction of a topic without a visible entry.
 * @returns the number of visible entries
 */
export function filterTerms(query: string): number {
  const normalisedQuery = normalise(query);
  let intro: Element[] = [];
  let found = 0;
  for (const block of document.querySelectorAll<HTMLElement>(
    '.markdown > h2, .markdown > h2 ~ :not([data-page-end])',
  )) {
    if ('entry' in block.dataset) {
      const names = [...block.querySelectorAll('h3, [data-name]')].map((each) => each.textContent);
      const isFound = normalise(names.join('\n')).includes(normalisedQuery);
      setHidden(block, !isFound);
      if (!isFound) continue;
      found += 1;
      for (const each of intro) setHidden(each, false);
    } else {
      if (block.localName === 'h2') intro = [];
      intro.push(block);
      setHidden(block, normalisedQuery !== '');
    }
  }
  return found;
}
