import {drawLayout} from './drawLayout';
import {wrapRows} from './wrapRows';
import {shapesOf, type Layout} from './layout';
import {parseLayout} from './parseLayout';
import {straightenEdges} from './straightenEdges';

type Render = (text: string) => string;

export type FlowOptions = {
  /** Indices of edges written B → A that are laid out as A → B. Their arrowhead is drawn at the start. */
  readonly reversed?: readonly number[];
  /** CSS classes of boxes by id, such as the tone of a state. */
  readonly tones?: Readonly<Record<string, string>>;
};

/** Factor by which drawings are enlarged. The text of the renderer grows from 13 px to 14.3 px. */
const SCALE = 1.1;

/** Width that fits on a wide page: 608 px minus rounding. The container query in the styles of `Diagram` has the same width. */
const COLUMN = 600;

const QUESTION = /(^|\s)([\w-]+)\{([^{}]+)\}/gm;

function layOut(text: string, render: Render, {reversed = []}: FlowOptions): Layout {
  const questions = new Set([...text.matchAll(QUESTION)].map(([, , id = '']) => id));
  // Questions are laid out as boxes, because a diamond needs four times as much space.
  const svg = render(text.replace(QUESTION, '$1$2[$3]'));
  return straightenEdges(parseLayout(svg, questions, reversed), isSideways(text));
}

const isSideways = (text: string): boolean => /^(?:\w+|\s*direction)\s+(?:LR|RL)$/m.test(text);

/** Return the same diagram with the direction left to right, or null if it has this direction already. */
function sideways(text: string): string | null {
  if (isSideways(text)) return null;
  if (/^\s*stateDiagram/.test(text)) {
    return text.replace(/^\s*stateDiagram\S*/, (header) => `${header}\ndirection LR`);
  }
  return text.replace(/^(\s*\w+\s+)(?:TD|TB)\b/, '$1LR');
}

/** Return the `viewBox` of a drawing, with room for half the width of a line around it. */
function viewBox(layout: Layout): readonly [x: number, y: number, width: number, height: number] {
  const points = layout.edges.flatMap((edge) => edge.points);
  const corners = shapesOf(layout).flatMap((it) => [it, {x: it.x + it.width, y: it.y + it.height}]);
  const [xs, ys] = [
    [...points, ...corners].map(({x}) => x),
    [...points, ...corners].map(({y}) => y),
  ];
  const [x, y] = [Math.floor(Math.min(...xs)) - 1, Math.floor(Math.min(...ys)) - 1];
  return [x, y, Math.ceil(Math.max(...xs)) + 1 - x, Math.ceil(Math.max(...ys)) + 1 - y];
}

function toSvg(layout: Layout, name: string, {tones = {}}: FlowOptions): string {
  const box = viewBox(layout);
  const [, , width, height] = box.map((each) => Math.round(each * SCALE));
  return `<svg${name} viewBox="${box.join(' ')}" width="${width}" height="${height}">${drawLayout(layout, tones)}</svg>`;
}

/**
 * Draw a flowchart or state diagram as SVG. If it also fits a wide page from left to right, return two drawings with the
 * classes `tall` and `wide`. The page shows the one that suits its width.
 */
export function drawFlow(text: string, render: Render, options: FlowOptions): string {
  const tall = layOut(text, render, options);
  const turned = sideways(text);
  const wide = turned && wrapRows(layOut(turned, render, options), COLUMN / SCALE - 3);
  const [, , width, height] = viewBox(wide || tall);
  if (!wide || width * SCALE > COLUMN || height > 0.9 * viewBox(tall)[3]) {
    return toSvg(tall, '', options);
  }
  return toSvg(tall, ' class="tall"', options) + toSvg(wide, ' class="wide"', options);
}
