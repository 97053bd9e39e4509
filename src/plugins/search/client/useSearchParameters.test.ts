import {expect, it, vi} from 'vitest';
import {readCrawlerConfig} from '../../../../tests/fixtures/searchCrawler';
import {LOCALES} from '../../../content/locales';
import {HITS_PER_PAGE} from '../shared/limits';
import {searchParameters} from './useSearchParameters';

vi.mock('@docusaurus/theme-search-algolia/client', () => ({
  mergeFacetFilters: (...filters: string[][]) => filters.flat(),
}));

it('the modal, the search page and the hosted index have the same number of hits and languages', () => {
  const algolia = {contextualSearch: true, searchParameters: {facetFilters: ['version:current']}};
  const parameters = searchParameters(algolia as Parameters<typeof searchParameters>[0], [
    'language:en',
  ]);
  expect(parameters).toEqual({
    hitsPerPage: HITS_PER_PAGE,
    facetFilters: ['language:en', 'version:current'],
  });
  expect(readCrawlerConfig().initialIndexSettings.Snowball).toMatchObject({
    hitsPerPage: HITS_PER_PAGE,
    queryLanguages: [...LOCALES],
  });
});
