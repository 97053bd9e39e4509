import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {amountsIn} from './amounts';
import {showFindings} from './finding';
import {createSpeller, readWordList} from './speller';

describe('amountsIn', () => {
  it.each([
    {text: '72 hours', amounts: ['72 hour']},
    {text: 'from 7 to 30 days', amounts: ['30 day']},
    {text: 'at most 16 KB, 2 s', amounts: ['16 KB', '2 s']},
    {text: 'TCP 443 and UDP port 123', amounts: ['port 443', 'port 123']},
    {text: 'version 3 days', amounts: ['3 day']},
    {text: 'SHA-256 bytes', amounts: []},
    {text: '7～30 天，最多 1,000 行', amounts: ['30 天', '1000 行']},
    {text: '每个汉字占 3 个字节，2026 年 7 月', amounts: ['2026 年']},
  ])('$text', ({text, amounts}) => {
    expect(amountsIn(text).map(({amount}) => amount)).toEqual(amounts);
  });
});

describe('the speller', () => {
  it('knows British words, the glossary and the project’s own words', async () => {
    const speller = await createSpeller(path.resolve('.'), ['Zigzagger']);
    const known = ['Colour', 'zigzagger', 'Docusaurus', 'synchronised', 'JSON'];
    expect(known.filter((word) => !speller.knows(word))).toEqual([]);
    expect(['color', 'behavior', 'tracable'].filter(speller.knows)).toEqual([]);
    expect(speller.suggest('tracable')).toContain('traceable');
  });
});

describe('the word lists', () => {
  it.each(['words', 'names'])('%s.txt has every word once', (name) => {
    const words = readWordList(`tools/lint/words/${name}.txt`);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('showFindings', () => {
  const finding = {file: 'docs/a,b.mdx', line: 3, rule: 'word', message: '100 %: "x"', fix: 'y.'};
  it('ends with the fix', () => {
    expect(showFindings([finding], {})).toEqual(['docs/a,b.mdx:3 word: 100 %: "x". Fix: y.']);
  });

  it('annotates the line in a workflow', () => {
    const asked = {
      ...finding,
      rule: 'a:b',
      message: '100 %\n: "x"',
      fix: 'Did you mean y?',
    } as const;
    expect(showFindings([{...asked, severity: 'warning'}], {GITHUB_ACTIONS: 'true'}).at(-1)).toBe(
      '::warning file=docs/a%2Cb.mdx,line=3,title=a%3Ab::100 %25%0A: "x". Fix: Did you mean y?',
    );
  });
});
