import {proseRule, type ProseProblem} from '../rule';
import type {SpellChecker} from '../spellChecker';

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
 * @example toBritish('Organization', spellChecker) // 'Organisation'
 */
function toBritish(word: string, spellChecker: SpellChecker): string | undefined {
  const forms = AMERICAN.map(([pattern, british]) => word.replace(pattern, british));
  const isKnown = spellChecker.knows(word) && (ALWAYS_Z.test(word) || forms[0] === word);
  return isKnown ? undefined : forms.find((form) => form !== word && spellChecker.knows(form));
}

function spellingFix(word: string, spellChecker: SpellChecker): string {
  const near = spellChecker.suggest(word);
  const guess = near.length > 0 ? `write ${near.join(' or ')}, or ` : '';
  return `${guess}add the word to tools/lint/words/words.txt if it is right`;
}

/** Report words with an American or unknown spelling. The words of data/ and of the word list are always accepted. */
export const spelling = proseRule(
  'spelling',
  {languages: ['en'], ignore: ['code', 'kbd', 'ui']},
  (text, {spellChecker}) =>
    [...text.matchAll(WORD)].flatMap(([found]): ProseProblem[] => {
      const word = found.replace('’', "'").replace(/'s$/, '');
      const british = toBritish(word, spellChecker);
      if (british) return [{message: `not British ("${word}")`, fix: `write ${british}`}];
      if (word.length < 2 || IDENTIFIER.test(word) || spellChecker.knows(word)) return [];
      return [{message: `unknown word ("${word}")`, fix: spellingFix(word, spellChecker)}];
    }),
);
