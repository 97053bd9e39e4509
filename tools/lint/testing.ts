import {expect, it} from 'vitest';
import {model} from '../../src/plugins/product-model/modelFixture';
import type {Locale} from '../../src/settings/locales';
import type {Remark} from './finding';
import {readPage, type Page} from './page';
import type {Context} from './rule';
import type {Shape} from './shape';
import {patternRules} from './rules/words';
import type {Vocabulary} from './vocabulary';

/** A test case of a rule: what it shows, the input, and `line message` for each remark (none: a valid text). */
export type Scenario = readonly [
  name: string,
  text: string,
  says?: string | readonly string[],
  language?: Locale,
];

/** Tests that a check says what the table expects, and nothing else. */
export function itSays(
  table: readonly Scenario[],
  check: (text: string, language?: Locale) => readonly string[],
): void {
  for (const [name, text, says = [], language] of table) {
    it(name, () => expect(check(text, language)).toEqual([says].flat()));
  }
}

const EMPTY: Vocabulary = {
  words: new Set(),
  properNames: [],
  abbreviations: [],
  codes: [],
  avoided: [],
  labels: {en: new Set(), zh: new Set()},
  limits: new Map(),
  englishTerms: [],
  chineseForms: new Map(),
  shownBy: () => undefined,
};

/** Context stub: a small vocabulary, a speller that knows a few words, and one shape for all pages. */
export function testContext(
  vocabulary: Partial<Vocabulary> = {},
  shape: Shape = 'outside',
  known: readonly string[] = [],
): Context {
  return {
    siteDir: '.',
    model,
    names: [],
    autocorrect: (text) => text,
    vocabulary: {...EMPTY, ...vocabulary},
    speller: {knows: (word) => known.includes(word.toLowerCase()), suggest: () => []},
    shapeOf: () => shape,
    listed: new Set(),
  };
}

/** A page of the manual with this text. */
export const testPage = (text: string, language: Locale = 'en'): Page =>
  readPage('docs/obis/page.mdx', '/obis/page', language, text);

/** Formats remarks as in the test tables. */
export const shown = (remarks: readonly Remark[]): string[] =>
  remarks.map(({line, message}) => `${line} ${message}`);

/** Checks a page with the entries of a rule in words/patterns.yaml. */
export const checkPatterns = (rule: string, text: string, language: Locale = 'en'): string[] =>
  shown(
    patternRules
      .filter(({name, languages}) => name === rule && languages?.includes(language))
      .flatMap(({check}) => check(testPage(text, language), testContext())),
  );
