import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {parse, type Font, type Path} from 'opentype.js';

/** Fonts in the order in which a letter is looked for: Chinese marks are wider than Latin ones, so its font is the last. */
const FILES = {
  bold: [
    'noto-sans/files/noto-sans-latin-700-normal.woff',
    'noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff',
  ],
  regular: [
    'noto-sans/files/noto-sans-latin-400-normal.woff',
    'noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
  ],
} as const;

export type Weight = keyof typeof FILES;

/** Text as outlines: the picture needs no fonts, and is the same on every machine. */
export type Letters = {
  width: (text: string, size: number, weight: Weight) => number;
  /** SVG path data, with the base line at y. */
  outline: (text: string, x: number, y: number, size: number, weight: Weight) => string;
};

/** `Path.toPathData` of opentype.js 2.0.0 writes NaN for some numbers that have many digits. */
const pathData = ({commands}: Path): string =>
  commands
    .map(({type, ...points}) => {
      const {x1, y1, x2, y2, x, y} = points as Partial<Record<string, number>>;
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
      return type + numbers.map((value) => Number(value.toFixed(1))).join(' ');
    })
    .join('');

/**
 * Loads the fonts.
 * @throws Error of a letter that none of them has, when it is drawn
 */
export function loadLetters(): Letters {
  const {resolve} = createRequire(__filename);
  const load = (file: string): Font => {
    const {buffer, byteOffset, byteLength} = readFileSync(resolve(`@fontsource/${file}`));
    return parse(buffer.slice(byteOffset, byteOffset + byteLength));
  };
  const fonts = {bold: FILES.bold.map(load), regular: FILES.regular.map(load)};

  /** Neighbours with the same font together, so that they are kerned. */
  const runs = (text: string, weight: Weight): {font: Font; text: string}[] => {
    const found: {font: Font; text: string}[] = [];
    for (const letter of text) {
      const font = fonts[weight].find((each) => each.charToGlyphIndex(letter) > 0);
      if (!font) throw new Error(`No font of the social cards has "${letter}" (of "${text}").`);
      const last = found.at(-1);
      if (last?.font === font) last.text += letter;
      else found.push({font, text: letter});
    }
    return found;
  };

  return {
    width: (text, size, weight) =>
      runs(text, weight).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0),
    outline: (text, x, y, size, weight) => {
      let at = x;
      return runs(text, weight)
        .map((run) => {
          const path = pathData(run.font.getPath(run.text, at, y, size));
          at += run.font.getAdvanceWidth(run.text, size);
          return path;
        })
        .join('');
    },
  };
}
