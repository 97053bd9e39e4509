import {proseRule} from '../rule';

/** Lists the characters of GB 2312, which are simplified Chinese: rows 0xB0 to 0xF7 of 94 cells each. */
function simplifiedCharacters(): Set<string> {
  const decoder = new TextDecoder('gbk');
  const cells = Array.from({length: 94}, (_, cell) => 0xa1 + cell);
  const rows = Array.from({length: 0xf7 - 0xb0 + 1}, (_, row) => 0xb0 + row);
  return new Set(
    rows.flatMap((row) => cells.map((cell) => decoder.decode(new Uint8Array([row, cell])))),
  );
}

const SIMPLIFIED = simplifiedCharacters();

/** Allows simplified characters only: the search does not find look-alike traditional and Japanese forms. */
export const simplified = proseRule('simplified', ['zh'], [], (text) =>
  [...text.matchAll(/\p{Script=Han}/gu)]
    .filter(([character]) => !SIMPLIFIED.has(character))
    .map(({0: character, index: at}) => ({
      at,
      message: `not a simplified character ("${character}")`,
      fix: 'write the simplified one',
    })),
);
