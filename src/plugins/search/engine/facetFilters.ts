import type {FacetFilters} from '../shared/searchApi';

const listOf = (filters: FacetFilters) => (typeof filters === 'string' ? [filters] : filters);

/**
 * Check whether a record with these attributes passes the filters.
 * @example passes(['language:en', ['version:1', 'version:2']], {language: 'en', version: '2'}) // true
 */
export function passes(filters: FacetFilters, attributes: Record<string, string>): boolean {
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
