import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {isListed} from './readBuiltPages';

const NOINDEX = '<meta property="robots" content="noindex, follow">';

it.each([
  ['a page', '<h1>Keys</h1>', true],
  ['a page that asks not to be indexed', `${NOINDEX}<h1>Keys</h1>`, false],
  ['a page that is not translated yet', `${NOINDEX}<p data-translation="missing">`, true],
  ['the search page', '<html class="search-page-wrapper">', false],
])('%s is listed: %3$s', (_, html, expected) => {
  expect(isListed(load(html))).toBe(expected);
});
