import * as cheerio from 'cheerio';
import {expect, it} from 'vitest';
import {composeBookHtml} from './composeBookHtml';

it('a title cannot end the style element with the running heads', () => {
  const title = String.raw`Keys "old" \ </style><b>`;
  const $ = cheerio.load('<article><div class="markdown"><h1>Keys</h1></div></article>');
  const book = cheerio.load(
    composeBookHtml({
      pages: [{permalink: '/keys', categories: [], title, $}],
      appliesTo: '',
      homeUrl: 'https://site.example/',
      styles: [],
      locale: 'en',
      htmlLang: 'en',
      language: 'English',
      title: 'Manual',
      logo: '',
      date: '2026-03-12',
      draftNotice: '',
      css: '',
    }),
  );
  expect(book('style').text()).toContain(
    String.raw`@top-right{content:"Keys \"old\" \\ \3c /style>\3c b>"}`,
  );
  expect(book('head b, body > b')).toHaveLength(0);
});
