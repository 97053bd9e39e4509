import type {PageContent} from '../shared/records';
import {RequestError} from '../transport/requestError';

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

/** AND of its items; an item that is a list is an OR. */
export type FacetFilters = string[][];

/**
 * Reads the `facetFilters` of a request.
 * @throws RequestError when it is neither a string nor a list of strings and lists of strings
 * @example readFacetFilters(['language:en', ['docusaurus_tag:a', 'docusaurus_tag:b']])
 */
export function readFacetFilters(value: unknown): FacetFilters {
  const items = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
  return items.map((item: unknown) => {
    const options: unknown[] = Array.isArray(item) ? item : [item];
    return options.map((option) => {
      if (typeof option !== 'string' || !option.includes(':')) {
        throw new RequestError(
          400,
          'facetFilters: expected "attribute:value", or lists of them, two levels at most',
        );
      }
      return option;
    });
  });
}

/** Whether a record with these attributes passes the filters. */
export function passes(filters: FacetFilters, attributes: Record<string, string>): boolean {
  return filters.every(
    (options) =>
      options.length === 0 ||
      options.some((option) => {
        const colon = option.indexOf(':');
        const actual = attributes[option.slice(0, colon)];
        const value = option.slice(colon + 1);
        return value.startsWith('-') ? actual !== value.slice(1) : actual === value;
      }),
  );
}

/** The languages that the filters leave, or undefined if they do not filter by language. */
export function languagesOf(filters: FacetFilters): string[] | undefined {
  const byLanguage = filters.find(
    (options) => options.length > 0 && options.every((option) => /^language:[^-]/.test(option)),
  );
  return byLanguage?.map((option) => option.slice('language:'.length));
}
