import type {PageContent} from '../shared/records';

/** Number of hits for each value of each facet, as the provider gives it. */
export type FacetCounts = Record<string, Record<string, number>>;

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
export function countFacets(facets: readonly string[], pages: readonly PageContent[]): FacetCounts {
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
