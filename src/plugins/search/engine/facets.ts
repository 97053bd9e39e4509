import type {PageContent} from '../shared/records';
import type {FacetFilters, SearchAnswer} from '../shared/search';

/** How a page is called in each facet that hits can be counted by. */
const VALUES: Record<string, (page: PageContent) => string> = {
  'hierarchy.lvl0': (page) => page.group,
  url_without_anchor: (page) => page.path,
};

/**
 * Counts hits by facet. Facets that the index does not have are left out, as the provider does.
 * @param pages the page of each hit
 * @example countFacets(['hierarchy.lvl0'], [faq, faq]) // {'hierarchy.lvl0': {Troubleshoot: 2}}
 */
export function countFacets(
  facets: readonly string[],
  pages: readonly PageContent[],
): NonNullable<SearchAnswer['facets']> {
  const known = facets.filter((facet) => Object.hasOwn(VALUES, facet));
  return Object.fromEntries(
    known.map((facet) => {
      const counts = new Map<string, number>();
      for (const page of pages) {
        const value = VALUES[facet]?.(page) ?? '';
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return [facet, Object.fromEntries(counts)];
    }),
  );
}

const listOf = (filters: FacetFilters) => (typeof filters === 'string' ? [filters] : filters);

/**
 * Says whether a record with these attributes passes the filters.
 * @example passes(['language:en', ['version:1', 'version:2']], {language: 'en', version: '2'}) // true
 */
export function passes(filters: FacetFilters, attributes: Record<string, string>): boolean {
  return listOf(filters).every((item) => {
    const options = listOf(item).map(String);
    return (
      options.length === 0 ||
      options.some((option) => {
        const colon = option.indexOf(':');
        const actual = attributes[option.slice(0, colon)];
        const value = option.slice(colon + 1);
        return value.startsWith('-') ? actual !== value.slice(1) : actual === value;
      })
    );
  });
}
