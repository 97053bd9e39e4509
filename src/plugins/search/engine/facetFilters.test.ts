import {expect, it} from 'vitest';
import {matchesFacetFilters} from './facetFilters';

const page = {language: 'en', docusaurus_tag: 'docs: all'};

it.each([
  [[], true],
  ['language:en', true],
  [['language:en', 'docusaurus_tag:docs: all'], true],
  [['language:en', 'docusaurus_tag:other'], false],
  [['language:en', ['docusaurus_tag:other', 'docusaurus_tag:docs: all']], true],
  [['constructor:x', '__proto__:x'], false],
  [[[]], true],
])('facet filters are all of a list, any of a list in it: %j', (filters, expected) => {
  expect(matchesFacetFilters(filters, page)).toBe(expected);
});
