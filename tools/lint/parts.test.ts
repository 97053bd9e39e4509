import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {showFindings} from './finding';
import {PAGE_RULES, TEXT_RULES} from './lintTexts';
import {createSpeller, readWordList} from './speller';
import {changesBetween} from './rules/typography';

describe('the speller', () => {
  it('knows British words, the accepted words and the word list', async () => {
    const speller = await createSpeller(path.resolve('.'), ['Zigzagger']);
    const known = ['Colour', 'zigzagger', 'Docusaurus', 'synchronised', 'JSON'];
    expect(known.filter((word) => !speller.knows(word))).toEqual([]);
    expect(['color', 'behavior', 'tracable'].filter(speller.knows)).toEqual([]);
    expect(speller.suggest('tracable')).toContain('traceable');
    expect((await createSpeller(path.resolve('.'), ['station'])).suggest('staton')[0]).toBe(
      'station',
    );
  });

  it('has a word list without a word twice', () => {
    const words = readWordList('tools/lint/words/words.txt');
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('changesBetween', () => {
  it.each([
    {before: '用KMS', after: '用 KMS', at: [1]},
    {before: '用 ，好', after: '用，好', at: [1]},
    {before: '用,好A好', after: '用，好 A 好', at: [1, 3, 4]},
    {before: '用 KMS', after: '用 KMS', at: []},
  ])('$before, $after', ({before, after, at}) => {
    expect(changesBetween(before, after).map((change) => change.at)).toEqual(at);
  });
});

describe('showFindings', () => {
  const finding = {file: 'docs/a,b.mdx', line: 3, rule: 'a:b', message: '100 %', fix: 'mean y?'};
  it('shows a finding on one line', () => {
    expect(showFindings([finding], {})).toEqual(['docs/a,b.mdx:3 a:b: 100 %. Fix: mean y?']);
  });
  it('annotates the line in a workflow', () => {
    const findings = [{...finding, severity: 'warning'} as const];
    expect(showFindings(findings, {GITHUB_ACTIONS: 'true'}).at(-1)).toBe(
      '::warning file=docs/a%2Cb.mdx,line=3,title=a%3Ab::100 %25. Fix: mean y?',
    );
  });
});

it('WRITING.md has a row for each rule', () => {
  const guide = fs.readFileSync('WRITING.md', 'utf8');
  const rows = [...guide.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name);
  const siteRules = ['sidebar', 'specification', 'target', 'query', 'lint-ignore'];
  const rules = [...PAGE_RULES, ...TEXT_RULES].map(({name}) => name).concat(siteRules);
  expect(new Set(rows)).toEqual(new Set(rules));
});
