import {proseRule, type Hit} from '../rule';
import type {Speller} from '../speller';

/**
 * A Latin word, with its apostrophes; parts of a hyphenated word count as words. One followed by a number is a code
 * (CERT-01, AES-256).
 */
const WORD =
  /(?<![\p{L}\d_@./-])\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*(?![\p{L}\d_@]|-\d|\.\p{L})/gu;
/** Camel-case identifiers, such as serialNumber. */
const IDENTIFIER = /\p{Ll}\p{Lu}/u;
const WITH_Z = /iz(?=(?:e|ed|es|er|ers|ing|able|ation|ations)$)/;
/** Words with -ize in British English too. */
const ALWAYS_Z = /^(?:prize|seize|size|capsize)/i;

/**
 * Returns the British -ise form of a word with -ize, if there is one.
 * @example toIseSpelling('Organization', speller) → 'Organisation'
 */
function toIseSpelling(word: string, speller: Speller): string | undefined {
  const form = word.replace(WITH_Z, 'is');
  return form !== word && !ALWAYS_Z.test(word) && speller.knows(form) ? form : undefined;
}

function fixFor(word: string, speller: Speller): string {
  const near = speller.suggest(word);
  const guess = near.length > 0 ? `write ${near.join(' or ')}, or ` : '';
  return `${guess}add the word to tools/lint/words/words.txt if it is right`;
}

/** Checks British spelling with the project's word list; words of the glossary are always right. */
export const spelling = proseRule('spelling', ['en'], ['code', 'kbd', 'ui'], (text, {speller}) =>
  [...text.matchAll(WORD)].flatMap(({0: found, index: at}): Hit[] => {
    const word = found.replace('’', "'").replace(/'s$/, '');
    const british = toIseSpelling(word, speller);
    if (british) return [{at, message: `not our spelling ("${word}")`, fix: `write ${british}`}];
    if (word.length < 2 || IDENTIFIER.test(word) || speller.knows(word)) return [];
    return [{at, message: `unknown word ("${word}")`, fix: fixFor(word, speller)}];
  }),
);
