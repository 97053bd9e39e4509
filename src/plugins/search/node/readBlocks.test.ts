import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {readBlocks, normalizeWhitespace} from './readBlocks';

function read(body: string) {
  const $ = load(`<main>${body}</main>`);
  return readBlocks($, $('main'));
}

const texts = (body: string) => read(body).map(({text}) => text);

describe('blocks of text', () => {
  it('contain one block for each block of code, with spaces between its lines', () => {
    const line = (text: string) => `<div class="token-line"><span>${text}</span><br></div>`;
    const lines = `${line('obis install')}${line('obis start')}`;
    expect(read(`<p>Run:</p><pre><code>${lines}</code></pre>`)).toEqual([
      {level: 0, text: 'Run:', anchor: null},
      {level: 0, text: 'obis install obis start', anchor: null},
    ]);
    expect(texts('<pre><code>a<br>b<br></code></pre>')).toEqual(['a b']);
  });

  it('contain the alternative text of a picture once, although there is a picture for each color mode', () => {
    const picture = (alt: string) => `<img alt="${alt}"><img alt="${alt}">`;
    expect(texts(`<figure>${picture('The menu')}<figcaption>Menu</figcaption></figure>`)).toEqual([
      'The menu',
      'Menu',
    ]);
    expect(texts('<p><img alt="A"><img alt="B"></p>')).toEqual(['A B']);
  });

  it('leave out elements with `data-search-ignore`', () => {
    expect(
      texts('<p>Yes</p><div data-search-ignore><p>No</p></div><p>On<i hidden>!</i></p>'),
    ).toEqual(['Yes', 'On!']);
    expect(texts('<ul><li>Item <span data-search-ignore>0 of 6</span></li></ul>')).toEqual([
      'Item',
    ]);
  });

  it('have the id of a table row as their anchor', () => {
    const rows =
      '<tr id="verify-01"><td><p>VERIFY-01</p></td><td><p>Read back.</p><p>Try again.</p></td></tr>' +
      '<tr><td>Other</td><td></td></tr>';
    expect(read(`<table><tbody>${rows}</tbody></table>`)).toEqual([
      {level: 0, text: 'VERIFY-01 · Read back. · Try again.', anchor: 'verify-01'},
      {level: 0, text: 'Other', anchor: null},
    ]);
  });

  it('leave out lists of links, but not sentences that contain a link', () => {
    expect(texts('<ul><li><a>Keys</a></li><li><a>Keys</a>, <a>CAs</a></li></ul>')).toEqual([]);
    expect(texts('<p><a>Keys</a> are secret.</p>')).toEqual(['Keys are secret.']);
  });

  it('collapse white space as a browser does, and remove line breaks between Han characters', () => {
    expect(normalizeWhitespace(' Delete\n  a\u200b key ')).toBe('Delete a key');
    expect(normalizeWhitespace('删除\n密钥，\n然后 Save\n它')).toBe('删除密钥，然后 Save 它');
    expect(texts('<p>10 &lt; 20 &amp; <b>more</b></p>')).toEqual(['10 < 20 & more']);
  });
});
