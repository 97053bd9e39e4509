import {maskedText} from '../blocks';
import type {Remark} from '../finding';
import type {TextRule} from '../rule';

/** The characters of GB 2312, which are simplified Chinese: rows 0xB0 to 0xF7 of 94 cells each. */
function simplifiedCharacters(): Set<string> {
  const decoder = new TextDecoder('gbk');
  const cells = Array.from({length: 94}, (_, cell) => 0xa1 + cell);
  const rows = Array.from({length: 0xf7 - 0xb0 + 1}, (_, row) => 0xb0 + row);
  return new Set(
    rows.flatMap((row) => cells.map((cell) => decoder.decode(new Uint8Array([row, cell])))),
  );
}

const SIMPLIFIED = simplifiedCharacters();

/** Simplified characters only: the search does not find look-alike traditional and Japanese forms. */
export const simplified: TextRule = {
  name: 'simplified',
  languages: ['zh'],
  check({blocks}) {
    return blocks.flatMap((block) => {
      const {text, lineAt} = maskedText(block, []);
      return [...text.matchAll(/\p{Script=Han}/gu)].flatMap(({0: character, index}): Remark[] =>
        SIMPLIFIED.has(character)
          ? []
          : [
              {
                line: lineAt(index),
                message: `not a simplified character ("${character}")`,
                fix: 'write the simplified one',
              },
            ],
      );
    });
  },
};
