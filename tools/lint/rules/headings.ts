import {MASK, type Block} from '../blocks';
import {proseRule, type Hit} from '../rule';

const CASED: readonly Block['kind'][] = ['heading', 'header-cell', 'notice-title'];

/** A capital starts a sentence, so a word after a full stop or a question mark may have one. */
const CAPITALISED = /(?<=[^\s.?:]['’)”,;]?\s|\/|-)\p{Lu}\p{Ll}+(?!\p{Lu})/gu;

/** Wants sentence case: only the first word and names have a capital. */
export const headingCase = proseRule(
  'heading-case',
  ['en'],
  ['code', 'ui', 'kbd', 'emphasis'],
  (prose, {names, vocabulary}, _, {kind}) => {
    if (!CASED.includes(kind)) return [];
    const text = vocabulary.properNames.reduce(
      (rest, name) => rest.replaceAll(name, MASK.repeat(name.length)),
      prose.trimStart(),
    );
    const hit = (message: string, fix: string): Hit => ({at: 0, message, fix});
    const hits = [...text.matchAll(CAPITALISED)]
      .filter(([word]) => !names.includes(word))
      .map(([word]) => {
        const fix = `write ${word.toLowerCase()}, or add the word to tools/lint/words/names.txt if it is a name`;
        return hit(`capital inside a heading ("${word}")`, fix);
      });
    if (kind !== 'heading') return hits;
    if (/^\p{Ll}/u.test(text)) {
      hits.push(hit(`heading in lower case ("${text}")`, 'start it with a capital'));
    }
    if (/[.:,;]$/.test(text.trimEnd())) {
      hits.push(hit(`punctuation ends a heading ("${text}")`, 'leave the last sign out'));
    }
    return hits;
  },
);
