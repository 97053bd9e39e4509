import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {tokenize} from '../shared/tokenize';
import {findMatchRanges, snippet} from './highlight';
import {hostileText} from './hostileFixture';

const plain = (html: string) => html.replace(/<\/?mark>|^…|…$/g, '');

const snippetOf = (text: string, query: string, words: number) =>
  snippet(text, findMatchRanges(text, new Set(tokenize(query).map(({term}) => term))), words);

describe('snippet', () => {
  it('marks words and the whole of a Chinese phrase', () => {
    expect(snippetOf('Delete the Key', 'key', 99)).toBe('Delete the <mark>Key</mark>');
    expect(snippetOf('不能删除密钥。', '删除密钥', 99)).toBe('不能<mark>删除密钥</mark>。');
  });

  it('shows the place that matches, with the words asked for on both sides', () => {
    const text = `${'word '.repeat(50)}the key is here ${'word '.repeat(50)}`;
    const html = snippetOf(text, 'key', 10);
    expect(html).toBe('…word word word word the <mark>key</mark> is here word word…');
  });

  it('shows the first of two places that match equally, with words on both sides', () => {
    const text = `${'word '.repeat(30)}key ${'word '.repeat(50)}key ${'word '.repeat(30)}`;
    expect(snippetOf(text, 'key', 5)).toBe('…word word <mark>key</mark> word word…');
  });

  it('shows the place with the most matches', () => {
    const text = `a key ${'word '.repeat(50)}delete a key`;
    expect(snippetOf(text, 'delete key', 5)).toMatch(/<mark>delete<\/mark> a <mark>key<\/mark>$/);
  });

  it('counts two Han characters as one word', () => {
    const text = '先'.repeat(60) + '密钥' + '后'.repeat(60);
    expect(plain(snippetOf(text, '密钥', 10))).toHaveLength(20);
  });

  it('adds nothing but marks to a text that has such marks itself', () => {
    const marks = fc.constantFrom('<mark>', '</mark>', 'mark');
    const texts = fc.array(fc.oneof(hostileText, marks)).map((parts) => parts.join(''));
    /** Remove marks until none is left: without those inside, the pieces around them can form another. */
    const withoutMarks = (text: string): string => {
      const less = text.replace(/<\/?mark>/g, '');
      return less === text ? text : withoutMarks(less);
    };
    fc.assert(
      fc.property(texts, (text) => {
        const html = snippetOf(text, text, Number.MAX_SAFE_INTEGER);
        expect(withoutMarks(html)).toBe(withoutMarks(text));
      }),
    );
  });

  it('is a piece of any text, and has a match if the text has one', () => {
    fc.assert(
      fc.property(hostileText, fc.integer({min: 1, max: 6}), (text, words) => {
        const html = snippetOf(text, text, words);
        expect(text).toContain(plain(html));
        expect(html.includes('<mark>')).toBe(tokenize(text).length > 0);
      }),
    );
  });
});
