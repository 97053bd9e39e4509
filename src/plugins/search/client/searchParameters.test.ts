import {expect, it, vi} from 'vitest';
import {HITS_PER_PAGE} from '../shared/searchApi';
import {searchParameters} from './searchParameters';

vi.mock('@docusaurus/theme-search-algolia/client', () => ({
  mergeFacetFilters: (...filters: string[][]) => filters.flat(),
}));

it('a search has the configured parameters, the filters of its context, and the number of hits', () => {
  const configured = {facetFilters: ['version:current'], typoTolerance: 'strict', hitsPerPage: 5};
  const algolia = {contextualSearch: true, searchParameters: configured};
  const parameters = searchParameters(algolia as Parameters<typeof searchParameters>[0], [
    'language:en',
  ]);
  expect(parameters).toEqual({
    typoTolerance: 'strict',
    hitsPerPage: HITS_PER_PAGE,
    facetFilters: ['language:en', 'version:current'],
  });
});
