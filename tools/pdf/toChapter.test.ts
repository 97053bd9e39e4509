import * as cheerio from 'cheerio';
import {describe, expect, it} from 'vitest';
import {toChapter} from './toChapter';

const permalink = '/obis/kms';
const context = {permalinks: new Set([permalink, '/glossary']), siteUrl: 'https://site.example'};

function chapter(content: string, level = 1) {
  const html = `<article><nav class="theme-doc-breadcrumbs">Home</nav><div class="markdown"><h1>Keys</h1>${content}</div></article>`;
  const page = {permalink, categories: [], title: 'Keys', $: cheerio.load(html)};
  return cheerio.load(toChapter(page, level, context));
}

describe('toChapter', () => {
  it('makes ids and the references to them unique, and leaves the ids in drawings as they are', () => {
    const $ = chapter(
      '<p id="a">x</p><div aria-labelledby="a b"></div><svg><g id="m"/><path marker-end="url(#m)"/></svg>',
    );
    expect(
      $('[id]')
        .map((_, element) => $(element).attr('id'))
        .get(),
    ).toEqual(['obis-kms', 'obis-kms--a', 'm']);
    expect($('div[aria-labelledby]').attr('aria-labelledby')).toBe('obis-kms--a obis-kms--b');
  });

  it('gives headings their level in the outline', () => {
    const $ = chapter('<h2>Steps</h2><h3>One</h3>', 3);
    expect(
      $('[aria-level]')
        .map((_, {attribs}) => attribs['aria-level'])
        .get(),
    ).toEqual(['3', '4', '5']);
  });

  it.each([
    ['a page of the book', '/glossary', '#glossary'],
    ['a heading of another page', '/glossary#keys', '#glossary--keys'],
    ['a heading of the same page', '#keys', '#obis-kms--keys'],
    ['an encoded id', '#%E9%92%A5', '#obis-kms--钥'],
    ['the published URL', 'https://site.example/obis/kms', '#obis-kms'],
    ['a page outside', '/search', 'https://site.example/search'],
    ['a file beside the page', 'a.pem', 'https://site.example/obis/a.pem'],
    ['another site', 'https://nist.gov/a?b#c', 'https://nist.gov/a?b#c'],
    ['mail', 'mailto:a@b.example', 'mailto:a@b.example'],
  ])('turns a link to %s into an anchor of the book', (_, href, expected) => {
    expect(chapter(`<a href="${href}">link</a>`)('a').attr('href')).toBe(expected);
  });

  it('leaves out what only works on a screen', () => {
    const $ = chapter(
      'text<button>Copy</button><span role="tooltip">tip</span><p data-not-in-book>PDF</p>',
    );
    expect($.text()).toBe('Keystext');
  });

  it('names a page without content', () => {
    const page = {permalink, categories: [], title: '', $: cheerio.load('<article></article>')};
    expect(() => toChapter(page, 1, context)).toThrow('/obis/kms: the page has no content');
  });
});
