import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../../../src/content/locales';
import {proseRule, type TextRule} from '../rule';

/** The content of tools/lint/words/style.yaml: words to avoid, and what to write instead. A comment in the file describes its format. */
type StyleWords = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

const WORDS = parse(
  fs.readFileSync(path.join(__dirname, '../words/style.yaml'), 'utf8'),
) as StyleWords;

/** Match whole words in English. Chinese has no spaces between words. */
const toPattern = (words: string, language: Locale): RegExp =>
  language === 'en'
    ? new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi')
    : new RegExp(words, 'g');

const styleRule = (language: Locale): TextRule => {
  const patterns = Object.entries(WORDS[language]).map(
    ([words, fix]) => [toPattern(words, language), fix] as const,
  );
  return proseRule(
    'style',
    {languages: [language], ignore: ['code', 'kbd', 'ui', 'emphasis'], severity: 'warning'},
    (text) =>
      patterns.flatMap(([pattern, fix]) =>
        [...text.matchAll(pattern)].map(({0: found, index: at}) => ({
          at,
          message: `this manual avoids "${found}"`,
          fix,
        })),
      ),
  );
};

/** Warn about the words that are listed in tools/lint/words/style.yaml. */
export const styleRules: readonly TextRule[] = [styleRule('en'), styleRule('zh')];
