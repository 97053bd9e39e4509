import {proseRule, type Hit} from '../rule';

const RUN = /[A-Za-z][A-Za-z'’-]*(?:[ ,]+[A-Za-z][A-Za-z'’-]*){3,}/g;
const SMALL_WORD = /(?<![\w.@/-])[a-z]{2,}(?!\.?\w|[@/-])/g;
/** English quotations: a command, or words on an English screen. */
const QUOTED = /“[^“”\p{Script=Han}]*”/gu;

const mask = (found: string) => '·'.repeat(found.length);

/** Finds untranslated text on a Chinese page: four English words in a row, or a block of English alone. */
export const leftoverEnglish = proseRule(
  'english',
  ['zh'],
  ['code', 'ui', 'kbd'],
  (text, {names, vocabulary}) => {
    const known = [...names, ...vocabulary.englishTerms].sort((a, b) => b.length - a.length);
    const prose = known.reduce(
      (left, name) => left.replaceAll(name, mask),
      text.replaceAll('\n', ' ').replace(QUOTED, mask),
    );
    const hit = (at: number, found: string): Hit => ({
      at,
      message: `English text on a Chinese page ("${found}")`,
      fix: 'translate it; a name of a product or standard goes to tools/lint/words/names.txt',
    });
    const runs = [...prose.matchAll(RUN)].map(({index, 0: found}) => hit(index, found));
    if (runs.length > 0 || /\p{Script=Han}/u.test(prose)) return runs;
    const [first] = prose.matchAll(SMALL_WORD);
    return first ? [hit(first.index, prose.trim().slice(0, 40))] : [];
  },
);
