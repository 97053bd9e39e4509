import {breakLines} from './breakLines';
import type {Letters, Weight} from './letters';

/** What a card says. */
export type Card = {
  readonly title: string;
  /** The part of the manual, or nothing. */
  readonly category: string;
  /** Name of the site. */
  readonly site: string;
  /** Name of the language in itself. */
  readonly label: string;
  /** Tag of the language. */
  readonly language: string;
};

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** The drawing of the chip begins here. */
const TEXT_WIDTH = 690;
const MAX_LINES = 4;
const SIZES = [76, 68, 60, 54, 48];

/** The colours of the light mode, as in src/css/tokens.css. */
const COLOR = {
  ground: '#f4f6f7',
  accent: '#005f6b',
  trace: '#8dc4c9',
  text: '#16212b',
  muted: '#46535e',
  signal: '#fbbf4a',
} as const;

/** The chip of the landing page, with its traces, in a box of 352 x 320. */
const CHIP = `<g transform="translate(806 142)" fill="none">
<path stroke="${COLOR.trace}" stroke-width="2" d="M130 96V60l-30-30H40M160 96V24M190 96V60l36-36h70M96 130H62L34 102H16M96 160H16M96 190H62l-34 34H16M224 130h34l28-28h50M224 160h112M224 190h34l34 34h44M130 224v34l-30 30H40M160 224v72M190 224v34l30 30h76"/>
<path fill="${COLOR.ground}" stroke="${COLOR.trace}" stroke-width="2.5" d="${[
  [40, 30],
  [160, 24],
  [296, 24],
  [16, 102],
  [16, 160],
  [16, 224],
  [336, 102],
  [336, 160],
  [336, 224],
  [40, 288],
  [160, 296],
  [296, 288],
]
  .map(([x = 0, y = 0]) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`)
  .join('')}"/>
<path fill="${COLOR.accent}" d="M118 88h106a8 8 0 0 1 8 8v128a8 8 0 0 1-8 8H96a8 8 0 0 1-8-8V118z"/>
<circle stroke="#fff" stroke-width="14" cx="160" cy="160" r="38"/>
<path fill="${COLOR.signal}" d="M160 140a12 12 0 0 1 6 22.4l6 19.6h-24l6-19.6a12 12 0 0 1 6-22.4z"/></g>`;

/** The largest size in which the title has room, and its lines. */
function fit({title, language}: Card, letters: Letters): {size: number; lines: string[]} {
  const tries = SIZES.map((size) => {
    const measure = (text: string) => letters.width(text, size, 'bold');
    const lines = breakLines(title, language, TEXT_WIDTH, measure);
    return {
      size,
      lines,
      fits: lines.length <= MAX_LINES && lines.every((line) => measure(line) <= TEXT_WIDTH),
    };
  });
  const found = tries.find(({fits}) => fits);
  if (found) return found;
  throw new Error(`The title "${title}" has no room on its social card. Fix: shorten it.`);
}

/**
 * Draws the picture that is shown where a page is shared, as SVG of 1200 x 630 without text: letters are outlines.
 * @throws Error for a title that has no room
 */
export function drawCard(card: Card, letters: Letters): string {
  const {size, lines} = fit(card, letters);
  const leading = size * 1.22;
  const text = (words: string, y: number, height: number, weight: Weight, color: string) =>
    `<path fill="${color}" d="${letters.outline(words, MARGIN, y, height, weight)}"/>`;
  // The title stands in the middle, with its part of the manual above it.
  const middle = HEIGHT / 2 + (card.category ? 20 : 0);
  const first = middle - ((lines.length - 1) * leading) / 2 + size * 0.35;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<path fill="${COLOR.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="${COLOR.accent}" d="M0 0h${WIDTH}v14H0z"/>
${CHIP}
${card.category && text(card.category, first - size - 24, 30, 'regular', COLOR.accent)}
${lines.map((line, index) => text(line, first + index * leading, size, 'bold', COLOR.text)).join('\n')}
${text(`${card.site} · ${card.label}`, HEIGHT - MARGIN, 28, 'regular', COLOR.muted)}</svg>`;
}
