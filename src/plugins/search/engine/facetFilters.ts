import type {FacetFilters} from '../shared/searchApi';

/** Return a filter as a list of filters. */
const listOf = (filters: FacetFilters) => (typeof filters === 'string' ? [filters] : filters);

/**
 * Check whether a page with these attributes matches facet filters. All items must match, and of a list one item.
 * @example matchesFacetFilters(['language:en', ['version:1', 'version:2']], {language: 'en', version: '2'}) // true
 */
export function matchesFacetFilters(
  filters: FacetFilters,
  attributes: Record<string, string>,
): boolean {
  return listOf(filters).every((item) => {
    const options = listOf(item).map(String);
    return (
      options.length === 0 ||
      options.some((option) => {
        const [attribute = '', ...value] = option.split(':');
        return Object.hasOwn(attributes, attribute) && attributes[attribute] === value.join(':');
      })
    );
  });
}
