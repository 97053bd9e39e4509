import {expect, it, vi} from 'vitest';
import {INDEX_SETTINGS} from './indexSettings';
import {searchParameters} from './useSearchParameters';

vi.mock('@docusaurus/theme-search-algolia/client', () => ({
  mergeFacetFilters: (...filters: string[][]) => filters.flat(),
}));
vi.mock('../shared/limits', () => ({HITS_PER_PAGE: 7}));

it('one constant is the number of hits of the modal, the search page and the hosted index', () => {
  const algolia = {contextualSearch: true, searchParameters: {facetFilters: ['version:current']}};
  const parameters = searchParameters(algolia as Parameters<typeof searchParameters>[0], [
    'language:en',
  ]);
  expect(parameters).toEqual({hitsPerPage: 7, facetFilters: ['language:en', 'version:current']});
  expect(INDEX_SETTINGS.hitsPerPage).toBe(7);
});
