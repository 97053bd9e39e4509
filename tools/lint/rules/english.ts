import type {Remark} from '../finding';
import {maskedText} from '../blocks';
import type {TextRule} from '../rule';

const RUN = /[A-Za-z][A-Za-z'’-]*(?:[ ,]+[A-Za-z][A-Za-z'’-]*){3,}/g;
const SMALL_WORD = /(?<![\w.@/-])[a-z]{2,}(?![\w.@/-])/g;
/** English quotations: a command, or words on an English screen. */
const QUOTED = /“[^“”\p{Script=Han}]*”/gu;
const HAN = /\p{Script=Han}/u;

/** Untranslated text on a Chinese page: four English words in a row, or a block without Chinese. */
export const leftoverEnglish = (names: readonly string[]): TextRule => ({
  name: 'english',
  languages: ['zh'],
  check({blocks}, {vocabulary}) {
    const known = [...names, ...vocabulary.englishTerms].sort((a, b) => b.length - a.length);
    const mask = (found: string) => '·'.repeat(found.length);
    const withoutNames = (text: string) =>
      known.reduce((left, name) => left.replaceAll(name, mask), text.replace(QUOTED, mask));
    return blocks
      .filter(({sample}) => !sample)
      .flatMap((block): Remark[] => {
        const {text, lineAt} = maskedText(block, ['code', 'ui', 'kbd']);
        const prose = withoutNames(text.replaceAll('\n', ' '));
        const runs = [...prose.matchAll(RUN)].map(({index, 0: found}) => ({index, found}));
        const alone =
          runs.length === 0 && !HAN.test(prose) ? [...prose.matchAll(SMALL_WORD)].slice(0, 2) : [];
        const words =
          alone.length > 1 ? [{index: alone[0]?.index ?? 0, found: prose.trim().slice(0, 40)}] : [];
        return [...runs, ...words].map(({index, found}) => ({
          line: lineAt(index),
          message: `English text on a Chinese page ("${found}")`,
          fix: 'translate it; a name of a product or standard goes to tools/lint/words/names.txt',
        }));
      });
  },
});
