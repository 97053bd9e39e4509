import {readdirSync} from 'node:fs';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {temporaryFolder} from '@site/tests/fixtures/temporaryFolder';
import searchPlugin, {type SearchOptions} from '.';
import {pageOf} from './engine/engineFixture';

vi.mock('cheerio', () => ({load: () => null}));
vi.mock('./node/readPage', () => ({readPage: () => pageOf('/keys', ['# Keys'])}));

const {dir: outDir} = temporaryFolder();
afterEach(() => vi.restoreAllMocks());

/** Builds an index of so many pages; gives the warnings. */
async function build(count: number, mode: SearchOptions['mode']): Promise<unknown[]> {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const context = {
    siteConfig: {url: 'https://docs.example.com'},
    i18n: {currentLocale: 'en'},
  } as unknown as LoadContext;
  const options: SearchOptions = {
    mode,
    groupLabels: {en: 'Documentation'},
    synonyms: () => [],
    readRoutes: () => Array.from({length: count}, () => ({path: '/keys', html: ''})),
    isListed: () => true,
  };
  const plugin = searchPlugin(context, options);
  await plugin.postBuild?.({outDir, routesPaths: [], baseUrl: '/'} as unknown as Parameters<
    NonNullable<Plugin['postBuild']>
  >[0]);
  return warn.mock.calls.flat();
}

it('warns when a manual outgrows the built-in search, not the hosted one', async () => {
  expect(await build(2000, 'embedded')).toEqual([]);
  expect(await build(2001, 'hosted')).toEqual([]);
  expect(await build(2001, 'embedded')).toEqual([
    expect.stringMatching(/"en" has 2001 pages.*switch to the hosted search/),
  ]);
  expect(readdirSync(outDir)).toContain('search-index.json');
});
