import {circlePath, DOT, drawBox, drawEdgeLabel, outline} from './drawBox';
import {formatPoint, round} from './pathData';
import type {Box, Edge, Layout, Point} from './layout';

const RADIUS = 6;
const HEAD = 8;
const PORT = 3;

/** Return the point at a distance from one point towards another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance / length, 1);
  return {x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share};
}

/** Shorten a line so that it ends behind its arrowhead, or lengthen it so that it reaches the dot of a start or an end. */
function trim(edge: Edge, boxes: ReadonlyMap<string, Box>): Point[] {
  const trimEnd = (points: readonly Point[], box: Box | undefined, hasHead: boolean): Point[] => {
    const [first, second, ...rest] = points;
    if (!first || !second) return [...points];
    const isDot = box?.kind === 'start' || box?.kind === 'end';
    const gap = isDot ? DOT + 2 - box.width / 2 : 0;
    const touch = gap < 0 ? towards(first, second, gap) : first;
    return [hasHead ? towards(touch, second, HEAD - 2) : touch, second, ...rest];
  };
  const tail = trimEnd(edge.points, boxes.get(edge.from), edge.heads.start);
  return trimEnd(tail.reverse(), boxes.get(edge.to), edge.heads.end).reverse();
}

/** Return the SVG path data of a line with rounded corners. */
function linePath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${formatPoint(point)}`;
      if (!after) return `L${formatPoint(point)}`;
      const r = Math.min(
        RADIUS,
        Math.hypot(point.x - before.x, point.y - before.y) / 2,
        Math.hypot(point.x - after.x, point.y - after.y) / 2,
      );
      return `L${formatPoint(towards(point, before, r))}Q${formatPoint(point)} ${formatPoint(towards(point, after, r))}`;
    })
    .join('');
}

/** Return the SVG path data of an arrowhead at the start of a trimmed line. */
function headPath(points: readonly Point[]): string {
  const [end, before] = points;
  if (!end || !before) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const [tip, back] = [HEAD - 2, -2];
  const corner = (along: number, aside: number): string =>
    formatPoint({x: end.x + dx * along - dy * aside, y: end.y + dy * along + dx * aside});
  return `M${corner(tip, 0)}L${corner(back, 4.5)} ${corner(back, -4.5)}z`;
}

const drawPath = (name: string, parts: readonly string[]): string =>
  parts.length > 0 ? `<path class="${name}" d="${parts.join('')}"/>` : '';

/**
 * Draw a layout as SVG, in the style of the landing page's map. Boxes have a coloured upper edge, and a line starts with a small
 * circle. The colours come from the CSS of the Diagram component.
 * @param tones CSS classes of boxes by id. They replace the class that `boxTone` derives from the text.
 */
export function drawLayout(layout: Layout, tones: Readonly<Record<string, string>>): string {
  const boxes = new Map(layout.boxes.map((box) => [box.id, box]));
  const lines = layout.edges.map((edge) => ({edge, points: trim(edge, boxes)}));
  const path = (isDashed: boolean): string[] =>
    lines.filter(({edge}) => edge.dashed === isDashed).map(({points}) => linePath(points));
  const heads = lines.flatMap(({edge, points}) => [
    ...(edge.heads.start ? [headPath(points)] : []),
    ...(edge.heads.end ? [headPath([...points].reverse())] : []),
  ]);
  const ports = lines.flatMap(({edge: {heads: has, from, to}, points}) => {
    const ends = [
      {id: from, hasHead: has.start, point: points[0]},
      {id: to, hasHead: has.end, point: points.at(-1)},
    ];
    return ends.flatMap(({id, hasHead, point}) => {
      const kind = boxes.get(id)?.kind;
      return hasHead || !point || kind === 'start' || kind === 'end' ? [] : circlePath(point, PORT);
    });
  });
  const edgeLabels = lines.flatMap(({edge: {label}}) => (label ? drawEdgeLabel(label) : []));
  return [
    ...layout.frames.map((frame) => `<g class="frame">${outline(frame)}</g>`),
    drawPath('line', path(false)),
    drawPath('line dash', path(true)),
    drawPath('head', heads),
    ...layout.boxes.map((box) => drawBox(box, tones)),
    // Ports are the circles at the start of lines. A circle that several lines share is drawn once.
    drawPath('port', [...new Set(ports)]),
    ...edgeLabels,
    // The titles are drawn last, so that no line crosses them.
    ...layout.frames.map(
      ({x, y, lines: title}) =>
        `<text class="title" x="${round(x + 12)}" y="${round(y + 19)}">${title.join(' ')}</text>`,
    ),
  ].join('');
}
