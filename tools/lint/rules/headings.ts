import {MASK, maskedText, type Block} from '../blocks';
import type {Remark} from '../finding';
import type {TextRule} from '../rule';

const CASED: readonly Block['kind'][] = ['heading', 'header-cell', 'notice-title'];

/** A capital starts a sentence, so a word after a full stop or a question mark may have one. */
const CAPITALISED = /(?<=[^\s.?:]['’)”,;]?\s|\/|-)\p{Lu}\p{Ll}+(?!\p{Lu})/gu;

/** Sentence case: only the first word and names have a capital. */
export function headingCase(names: ReadonlySet<string>): TextRule {
  return {
    name: 'heading-case',
    languages: ['en'],
    check({blocks}, {vocabulary}) {
      return blocks
        .filter(({kind, sample}) => CASED.includes(kind) && !sample)
        .flatMap((block) => {
          const prose = maskedText(block, ['code', 'ui', 'kbd', 'emphasis']);
          const text = vocabulary.properNames.reduce(
            (rest, name) => rest.replaceAll(name, MASK.repeat(name.length)),
            prose.text.trimStart(),
          );
          const remarks = [...text.matchAll(CAPITALISED)]
            .filter(([word]) => !names.has(word))
            .map(([word]): Remark => ({
              line: block.line,
              message: `capital inside a heading ("${word}")`,
              fix: `write ${word.toLowerCase()}, or add the word to tools/lint/words/names.txt if it is a name`,
            }));
          if (/^\p{Ll}/u.test(text) && block.kind === 'heading') {
            const fix = 'start it with a capital';
            remarks.push({line: block.line, message: `heading in lower case ("${text}")`, fix});
          }
          if (block.kind === 'heading' && /[.:,;]$/.test(text.trimEnd())) {
            const fix = 'leave the last sign out';
            remarks.push({
              line: block.line,
              message: `punctuation ends a heading ("${text}")`,
              fix,
            });
          }
          return remarks;
        });
    },
  };
}
