import type {IndexSettings} from 'algoliasearch';
import {LOCALES} from '../../../settings/locales';
import {HITS_PER_PAGE} from '../shared/limits';

/**
 * Settings of the hosted index, so that it answers like the embedded search. What is not said here keeps the provider's
 * default. The provider's own crawler uses the same ones: `deploy/search-crawler/crawler.js` repeats them, and a test
 * keeps the two equal.
 */
export const INDEX_SETTINGS = {
  // What is searched, best first. The group (lvl0) comes last: its label stands on every record of a part of the manual
  // and would put all of them before a section that is about the word.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(description)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  // Contextual search filters by `language` and `docusaurus_tag`; without them it finds nothing. The
  // search page counts the hits of a part of the manual by `hierarchy.lvl0`, and pages by `url_without_anchor`.
  attributesForFaceting: [
    'type',
    'language',
    'version',
    'docusaurus_tag',
    'hierarchy.lvl0',
    'url_without_anchor',
  ],

  // All that the modal and the search page show; nothing else travels with every keystroke.
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // The only markup that the site's client lets through.
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  hitsPerPage: HITS_PER_PAGE,

  // More of the words before fewer typing errors, headings before text.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // The heading and the paragraphs below it lead to the same place: one result.
  distinct: true,
  attributeForDistinct: 'url',
  minProximity: 1,
  attributeCriteriaComputedByMinProximity: true,

  // One index for all languages: words of Chinese are told apart, English plurals and filler words in both directions.
  indexLanguages: [...LOCALES],
  queryLanguages: [...LOCALES],
  ignorePlurals: ['en'],
  removeStopWords: [...LOCALES],
  // All words first, then any.
  removeWordsIfNoResults: 'allOptional',

  // Like the embedded search: errors in words of 4 letters and more, none in numbers and so in codes (`VERIFY-01`,
  // `P-256`). All codes contain a number, so that no attribute and no list of words needs to be exempted.
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,

  // `"exact phrase"` works; a minus does not exclude a word, because readers paste options of command lines.
  advancedSyntax: true,
  advancedSyntaxFeatures: ['exactPhrase'],
  // `serialNumber` is found as `serial number` too.
  camelCaseAttributes: ['hierarchy', 'content'],
} satisfies IndexSettings;
