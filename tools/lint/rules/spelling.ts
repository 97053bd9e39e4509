import {proseRule, type ProseFinding} from '../rule';
import type {SpellChecker} from '../spellChecker';

/**
 * Match a Latin word with its apostrophes. The parts of a hyphenated word match one by one. A word before a hyphen and a number does not
 * match, because it is a code such as CERT-01 or AES-256.
 */
const WORD =
  /(?<![\p{L}\d_@./-])\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*(?![\p{L}\d_@]|-\d|\.\p{L})/gu;
/** Match camel-case identifiers, such as serialNumber. */
const IDENTIFIER = /\p{Ll}\p{Lu}/u;
/** The -ize of American spellings. The dictionary knows such words; it does not know others, such as *color*. */
const IZE = /iz(?=(?:e|ed|es|er|ers|ing|able|ation|ations)$)/;
/** Match words that have -ize in British English too. */
const ALWAYS_Z = /^(?:prize|seize|size|capsize)/i;

/**
 * Return the form with -ise of a word with -ize, if there is one.
 * @example withIse('Organization', spellChecker) // 'Organisation'
 */
function withIse(word: string, spellChecker: SpellChecker): string | undefined {
  const form = word.replace(IZE, 'is');
  return form !== word && !ALWAYS_Z.test(word) && spellChecker.knows(form) ? form : undefined;
}

function spellingFix(word: string, spellChecker: SpellChecker): string {
  const near = spellChecker.suggest(word);
  const guess = near.length > 0 ? `write ${near.join(' or ')}, or ` : '';
  return `${guess}add the word to tools/lint/words/words.txt if it is right`;
}

/** Report words with -ize or an unknown spelling. The words of data/ and of the word list are always accepted. */
export const spelling = proseRule(
  'spelling',
  {languages: ['en'], ignore: ['code', 'kbd', 'ui']},
  (text, {spellChecker}) =>
    [...text.matchAll(WORD)].flatMap(([found]): ProseFinding[] => {
      const word = found.replace('’', "'").replace(/'s$/, '');
      const british = withIse(word, spellChecker);
      if (british) return [{message: `not British ("${word}")`, fix: `write ${british}`}];
      if (word.length < 2 || IDENTIFIER.test(word) || spellChecker.knows(word)) return [];
      return [{message: `unknown word ("${word}")`, fix: spellingFix(word, spellChecker)}];
    }),
);
