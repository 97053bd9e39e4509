import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {perLocale, type Locale} from '../../../src/content/locales';
import {proseRule} from '../rule';

/** The words to avoid in each language, and what to write instead. A language may have none. A comment in the file describes its format. */
const WORDS = parse(
  fs.readFileSync(path.join(__dirname, '../words/style.yaml'), 'utf8'),
) as Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

/** Match whole words in English. Chinese has no spaces between words. */
const toPattern = (words: string, language: Locale): RegExp =>
  language === 'en'
    ? new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi')
    : new RegExp(words, 'g');

const PATTERNS = perLocale((language) =>
  Object.entries(WORDS[language] ?? {}).map(
    ([words, fix]) => [toPattern(words, language), fix] as const,
  ),
);

/** Warn about the words that are listed in tools/lint/words/style.yaml. */
export const style = proseRule(
  'style',
  {ignore: ['code', 'kbd', 'ui', 'emphasis'], severity: 'warning'},
  (text, _context, {language}) =>
    PATTERNS[language].flatMap(([pattern, fix]) =>
      [...text.matchAll(pattern)].map(([found]) => ({
        message: `this manual avoids "${found}"`,
        fix,
      })),
    ),
);
