// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {filterTerms} from './filterTerms';

const entry = (id: string, other: string, synonyms = '') =>
  `<div data-entry id="${id}"><h3>${id}</h3><p data-name>${other}</p><p>A key.</p><p data-name>${synonyms}</p></div>`;

beforeEach(() => {
  document.body.innerHTML =
    '<h2 id="elsewhere">Elsewhere</h2><main class="markdown"><h1>Glossary</h1><p>All.</p>' +
    `<h2>Keys</h2><p>Intro.</p>${entry('key wrapping', '密钥封装', 'wrap')}${entry('KCV', '密钥校验值')}` +
    `<h2>Time</h2><p>Clocks.</p>${entry('NTP server', 'NTP 服务器')}<p data-page-end>End.</p></main>`;
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('h2, [data-entry]')]
    .filter(({hidden}) => !hidden)
    .map((each) => each.id || each.textContent);

describe('filterTerms', () => {
  it.each([
    ['a word', 'kcv', ['elsewhere', 'Keys', 'KCV']],
    ['the other language', '密钥', ['elsewhere', 'Keys', 'key wrapping', 'KCV']],
    ['a synonym', 'WRAP', ['elsewhere', 'Keys', 'key wrapping']],
    ['other spaces and widths', 'ｎｔｐ-Server', ['elsewhere', 'Time', 'NTP server']],
    ['no word of a definition', 'a key', ['elsewhere']],
  ])('finds %s', (_name, query, left) => {
    expect(filterTerms(query)).toBe(left.length - (left.length > 1 ? 2 : 1));
    expect(shown()).toEqual(left);
  });

  it('shows everything again', () => {
    filterTerms('nothing');
    expect(filterTerms('')).toBe(3);
    expect(document.querySelectorAll('[hidden]')).toHaveLength(0);
  });
});
