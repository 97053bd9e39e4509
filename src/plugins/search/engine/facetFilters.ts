import type {FacetFilters} from '../shared/searchApi';

/** Wrap a single filter in a list. A list is returned unchanged. */
const listOf = (filters: FacetFilters) => (typeof filters === 'string' ? [filters] : filters);

/**
 * Check whether the attributes of a page match facet filters. Every item must match. An item that is a list matches if
 * at least one of its entries matches.
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
