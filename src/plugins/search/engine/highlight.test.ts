import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unescapeHtml} from '../shared/escapeHtml';
import {tokenize} from '../shared/tokenize';
import {findMatchRanges, highlight, snippetWindow} from './highlight';
import {hostileText} from './hostileFixture';

const plain = (html: string) => unescapeHtml(html.replace(/<\/?mark>/g, ''));

function snippet(text: string, query: string, words: number): string {
  const ranges = findMatchRanges(text, new Set(tokenize(query).map((token) => token.term)));
  return highlight(text, ranges, snippetWindow(text, ranges, words));
}

describe('highlight', () => {
  it('marks words and the whole of a Chinese phrase', () => {
    expect(snippet('Delete the Keys', 'key', 99)).toBe('Delete the <mark>Keys</mark>');
    expect(snippet('不能删除密钥。', '删除密钥', 99)).toBe('不能<mark>删除密钥</mark>。');
  });
});

describe('snippetWindow', () => {
  it('shows the place that matches, with about the words asked for', () => {
    const text = `${'word '.repeat(50)}the key is here ${'word '.repeat(50)}`;
    const html = snippet(text, 'key', 10);
    expect(html).toContain('<mark>key</mark>');
    expect(plain(html).trim().split(/\s+/)).toHaveLength(10);
  });

  it('counts two Han characters as one word', () => {
    const text = '先'.repeat(60) + '密钥' + '后'.repeat(60);
    expect(plain(snippet(text, '密钥', 10))).toHaveLength(20);
  });

  it('never cuts a match', () => {
    fc.assert(
      fc.property(hostileText, fc.integer({min: 1, max: 6}), (text, words) => {
        const ranges = findMatchRanges(text, new Set(tokenize(text).map((token) => token.term)));
        const {start, end} = snippetWindow(text, ranges, words);
        for (const range of ranges) {
          expect(
            range.end <= start || range.start >= end || (range.start >= start && range.end <= end),
          ).toBe(true);
        }
      }),
    );
  });
});
