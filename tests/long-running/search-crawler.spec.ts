import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {readCrawlerConfig, type RecordProps} from '../fixtures/searchCrawler';
import {readBuild} from '../fixtures/readBuild';

const BUILD_DIR = path.resolve(__dirname, '../../build');

/** One page of each kind. */
const PAGES = [
  'index',
  'markdown-page',
  'create-a-document',
  'obis/introduction/overview',
  'obis/feature-guide/kms/delete-a-key',
  'obis/programming-client/execute-device-programming',
  'obis/common/glossary',
  'obis/troubleshoot/faq',
];

/** Labels of arrows on the landing page, which the crawler does not index as texts of their own. */
const ARROW = '[class^="connection"]';

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

for (const [language, folder] of [
  ['en', ''],
  ['zh', 'zh/'],
] as const) {
  test(`The provider's crawler finds what the search finds on each kind of page, each text once (${language})`, () => {
    const [{recordExtractor}] = readCrawlerConfig().actions;
    const [index] = readBuild(BUILD_DIR, {all: [language], atRoot: 'en'});
    for (const page of PAGES) {
      const address = `/${folder}${page === 'index' ? '' : page}`;
      const expected = index?.pages.find((other) => other.path === address);
      expect(expected, address).toBeDefined();
      const $ = load(readFileSync(path.join(BUILD_DIR, `${folder}${page}.html`), 'utf8'));
      let props: RecordProps | undefined;
      const records = recordExtractor({
        $,
        helpers: {
          docsearch: ({recordProps}) => {
            props = recordProps;
            return [{type: 'lvl1'}, {type: 'content'}];
          },
        },
      });
      expect(records).toEqual([
        {type: 'lvl1', description: expected?.description, keywords: expected?.keywords},
        {type: 'content'},
      ]);
      if (!props || !expected) continue;
      expect(props.lvl0.defaultValue, `${address}: group`).toBe(expected.group);
      expect(props.pageRank, `${address}: rank`).toBe(String(expected.rank));
      for (const level of [1, 2, 3, 4, 5, 6] as const) {
        const found = $(props[`lvl${level}`]).map((_, heading) => letters($(heading).text()));
        const titles = expected.nodes.filter((node) => node.level === level);
        expect(found.get(), `${address}: level ${level}`).toEqual(
          titles.map(({text}) => letters(text)),
        );
      }
      const texts = $(props.content);
      const nested = texts.filter((_, element) => texts.is($(element).parents()));
      expect(nested.length, `${address}: texts inside texts`).toBe(0);
      const found = letters(`${texts.text()}${$(ARROW).text()}`);
      const missing = expected.nodes.filter(
        ({level, text}) => level === 0 && !found.includes(letters(text)),
      );
      expect(
        missing.map(({text}) => text),
        `${address}: texts`,
      ).toEqual([]);
    }
  });
}
