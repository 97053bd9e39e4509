import {boxTone} from './boxTone';
import {formatPoint, round} from './pathData';
import type {Box, Point} from './layout';

/** Radius of the dot that stands for a start or an end. */
export const DOT = 6;

const LINE_HEIGHT = 17;

/** Return the SVG path data of a circle. */
export const circlePath = ({x, y}: Point, r: number): string =>
  `M${formatPoint({x: x - r, y})}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

function textOf({lines, x, y, width, height}: Box, lineHeight = LINE_HEIGHT): string {
  const middle = round(x + width / 2);
  const first = y + height / 2 - ((lines.length - 1) * lineHeight) / 2 + 4.7;
  return lines
    .map(
      (line, index) =>
        `<text x="${middle}" y="${round(first + index * lineHeight)}">${line}</text>`,
    )
    .join('');
}

/** Draw the outline of a box. A question has two cut corners. Every other box is a rectangle. */
export function outline({kind, x, y, width, height}: Box): string {
  const [left, top, w, h] = [x, y, width, height].map(round);
  if (kind !== 'question')
    return `<rect x="${left}" y="${top}" width="${w}" height="${h}" rx="3"/>`;
  const [cw, ch] = [round(width - 20), round(height - 20)];
  return `<path d="M${formatPoint({x: x + 10, y})}h${cw}l10 10v${ch}l-10 10h${-cw}l-10-10v${-ch}z"/>`;
}

/** Draw a box with its text, or the dot of a start or an end. */
export function drawBox(box: Box, tones: Readonly<Record<string, string>>): string {
  const centre = {x: box.x + box.width / 2, y: box.y + box.height / 2};
  if (box.kind === 'start') return `<path class="dot" d="${circlePath(centre, DOT)}"/>`;
  if (box.kind === 'end') {
    return `<path class="end" d="${circlePath(centre, DOT)}"/><path class="dot" d="${circlePath(centre, 3)}"/>`;
  }
  const inset = box.kind === 'question' ? 10 : 1.5;
  const edge = `<path d="M${formatPoint({x: box.x + inset, y: box.y + 1})}h${round(box.width - 2 * inset)}"/>`;
  const tone = tones[box.id] ?? boxTone(box);
  return `<g class="box${tone && ` ${tone}`}">${outline(box)}${edge}${textOf(box)}</g>`;
}

/** Draw the label of an edge on a background that covers the line. */
export function drawEdgeLabel(label: Box): string {
  const box = {
    ...label,
    x: label.x + 1,
    width: label.width - 2,
    y: label.y + 4,
    height: label.height - 8,
  };
  return `<g class="edge-label"><rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}" rx="3"/>${textOf(box, 14)}</g>`;
}
