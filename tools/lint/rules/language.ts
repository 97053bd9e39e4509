import type {Locale} from '../../../src/content/locales';
import {proseRule, type ProseProblem} from '../rule';
import type {Speller} from '../speller';

/**
 * Match a Latin word with its apostrophes. The parts of a hyphenated word match one by one. A word before a hyphen and a number does not
 * match, because it is a code such as CERT-01 or AES-256.
 */
const WORD =
  /(?<![\p{L}\d_@./-])\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*(?![\p{L}\d_@]|-\d|\.\p{L})/gu;
/** Match camel-case identifiers, such as serialNumber. */
const IDENTIFIER = /\p{Ll}\p{Lu}/u;
/** Endings of American spellings, and the British replacement. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/iz(?=(?:e|ed|es|er|ers|ing|able|ation|ations)$)/, 'is'],
  [/or(?=(?:s|ed|ing|able|ful)?$)/, 'our'],
  [/er(?=s?$)/, 're'],
];
/** Match words that have -ize in British English too. */
const ALWAYS_Z = /^(?:prize|seize|size|capsize)/i;

/**
 * Return the British form of an American spelling, if there is one. The dictionary knows words with -ize.
 * @example toBritish('Organization', speller) // 'Organisation'
 */
function toBritish(word: string, speller: Speller): string | undefined {
  const forms = AMERICAN.map(([pattern, british]) => word.replace(pattern, british));
  const isKnown = speller.knows(word) && (ALWAYS_Z.test(word) || forms[0] === word);
  return isKnown ? undefined : forms.find((form) => form !== word && speller.knows(form));
}

function spellingFix(word: string, speller: Speller): string {
  const near = speller.suggest(word);
  const guess = near.length > 0 ? `write ${near.join(' or ')}, or ` : '';
  return `${guess}add the word to tools/lint/words/words.txt if it is right`;
}

/** Report words with an American or unknown spelling. The words of data/ and of the word list are always accepted. */
export const spelling = proseRule(
  'spelling',
  {languages: ['en'], ignore: ['code', 'kbd', 'ui']},
  (text, {speller}) =>
    [...text.matchAll(WORD)].flatMap(({0: found, index: at}): ProseProblem[] => {
      const word = found.replace('’', "'").replace(/'s$/, '');
      const british = toBritish(word, speller);
      if (british) return [{at, message: `not British ("${word}")`, fix: `write ${british}`}];
      if (word.length < 2 || IDENTIFIER.test(word) || speller.knows(word)) return [];
      return [{at, message: `unknown word ("${word}")`, fix: spellingFix(word, speller)}];
    }),
);

/** Match text in another language than that of the page. On a Chinese page, that is four English words in a text without Chinese. */
const OTHER_LANGUAGE: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /\p{Script=Han}/u,
  zh: /^[^\p{Script=Han}]*?(?:[A-Za-z]{2,}[ ,]+){3}[A-Za-z]{2,}[^\p{Script=Han}]*$/u,
};

/** Report paragraphs, headings and cells in another language than that of the page. */
export const untranslated = proseRule(
  'untranslated',
  {ignore: ['code', 'kbd', 'ui']},
  (text, _context, {language}) => {
    if (!OTHER_LANGUAGE[language]?.test(text)) return [];
    const message = `not in the language of the page ("${text.slice(0, 40)}")`;
    return [{at: 0, message, fix: 'translate it'}];
  },
);
