import {describe, expect, it} from 'vitest';
import type {Term} from '../../src/plugins/product-model/schema';
import {testPage} from '../lint/testing';
import {countTerm, unknownAbbreviations} from './countTerms';

const NONE = {en: [], zh: []};
const TERM: Term = {
  id: 'ca',
  en: 'Certificate authority',
  abbr: 'CA',
  zh: '证书颁发机构',
  definition: {en: 'Signs.', zh: '签发。'},
  synonyms: {en: ['authority'], zh: ['颁发机构']},
  searched: NONE,
  avoid: NONE,
  pages: [],
  source: {kind: 'assumed'},
};

const counts = (text: string, language: 'en' | 'zh' = 'en') =>
  countTerm(TERM, [testPage(text, language)]).map((use) => Object.fromEntries(use.counts));

describe('countTerm', () => {
  it.each([
    [
      'names, abbreviation and plural',
      'A certificate authority, two CAs.',
      {'Certificate authority': 1, CA: 1},
    ],
    [
      'a name inside a longer one once',
      'Certificate authorities sign. The authority signs.',
      {'Certificate authority': 1, authority: 1},
    ],
    ['no part of a word, and no code', 'CAN, `CA`, a cat.', undefined],
  ])('counts %s', (_, text, expected) => {
    expect(counts(text)).toEqual(expected ? [expected] : []);
  });

  it('counts a Chinese name once, not also the shorter one inside it', () => {
    expect(counts('证书颁发机构签发，颁发机构吊销。', 'zh')).toEqual([
      {证书颁发机构: 1, 颁发机构: 1},
    ]);
  });
});

it('lists the abbreviations that the glossary lacks, without error codes', () => {
  const pages = [testPage('The TPM and the CA. See SEC-02.'), testPage('又见 TPM。', 'zh')];
  expect(unknownAbbreviations(pages, new Set(['CA']))).toEqual([['TPM', ['/obis/page']]]);
});
