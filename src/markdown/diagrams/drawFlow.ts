import {drawLayout} from './drawLayout';
import type {Layout} from './layout';
import {readLayout} from './readLayout';
import {straighten} from './straighten';

type Render = (text: string) => string;

export type FlowOptions = {
  /** Indices of edges whose arrow points at their first box. */
  readonly reversed?: readonly number[];
  /** Classes of boxes by id, such as the tone of a state. */
  readonly tones?: Readonly<Record<string, string>>;
};

/** The renderer's labels of 13 px become 14.3 px. */
const SCALE = 1.1;

/** A drawing narrower than this leaves most of a wide page empty. */
const NARROW = 460;

/** What fits the text column of a wide page. */
const COLUMN = 640;

/** Room around what the renderer draws, which would set a drawing apart from the edge of the text. */
const EDGE = 7;

const QUESTION = /(^|\s)([\w-]+)\{([^{}]+)\}/gm;

function layOut(text: string, render: Render, {reversed = []}: FlowOptions): Layout {
  const questions = new Set([...text.matchAll(QUESTION)].map(([, , id = '']) => id));
  // As boxes: a diamond takes four times the room, and lines leave it at its shoulders.
  const svg = render(text.replace(QUESTION, '$1$2[$3]'));
  return straighten(readLayout(svg, questions, reversed), isSideways(text));
}

const isSideways = (text: string): boolean => /^(?:\w+|\s*direction)\s+(?:LR|RL)$/m.test(text);

/** The same diagram from left to right, or null if its writer has chosen that already. */
function sideways(text: string): string | null {
  if (isSideways(text)) return null;
  if (/^\s*stateDiagram/.test(text)) {
    return text.replace(/^\s*stateDiagram\S*/, (header) => `${header}\ndirection LR`);
  }
  return text.replace(/^(\s*\w+\s+)(?:TD|TB)\b/, '$1LR');
}

function toSvg(layout: Layout, name: string, {tones = {}}: FlowOptions): string {
  const width = Math.ceil(layout.width) - 2 * EDGE;
  const height = Math.ceil(layout.height) - 2 * EDGE;
  const size = `width="${Math.round(width * SCALE)}" height="${Math.round(height * SCALE)}"`;
  return `<svg${name} viewBox="${EDGE} ${EDGE} ${width} ${height}" ${size}>${drawLayout(layout, tones)}</svg>`;
}

/**
 * A flowchart or state diagram as SVG. One that is narrow from top to bottom, and fits a page from left to right, is there
 * both ways (classes `tall` and `wide`): the page shows what suits its width.
 */
export function drawFlow(text: string, render: Render, options: FlowOptions): string {
  const tall = layOut(text, render, options);
  const turned = tall.width * SCALE < NARROW ? sideways(text) : null;
  const wide = turned === null ? null : layOut(turned, render, options);
  if (!wide || wide.width * SCALE > COLUMN || wide.height > tall.height) {
    return toSvg(tall, '', options);
  }
  return toSvg(tall, ' class="tall"', options) + toSvg(wide, ' class="wide"', options);
}
