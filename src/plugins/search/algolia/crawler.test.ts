import {expect, it} from 'vitest';
import {readCrawlerConfig} from '../../../../tests/fixtures/searchCrawler';
import {INDEX_SETTINGS} from './indexSettings';

it('gives the index of the crawler the settings of the push', () => {
  const {actions, initialIndexSettings} = readCrawlerConfig();
  const [{indexName}] = actions;
  // The file runs in a context of its own, whose objects are none of ours.
  expect(JSON.parse(JSON.stringify(initialIndexSettings))).toEqual({[indexName]: INDEX_SETTINGS});
});
