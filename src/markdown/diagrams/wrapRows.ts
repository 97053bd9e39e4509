import {shapesOf, type Layout, type Point} from './layout';

/** Space between two rows. */
const ROW_GAP = 32;

/** Space at the end of a row for the line that leads to the next row. */
const TURN = 12;

/**
 * Wrap a left-to-right layout into rows, like lines of text. A row can end only where a single line leads on.
 * @param width the maximum width of a row, in the units of the layout
 * @returns the layout unchanged if it cannot be wrapped
 */
export function wrapRows(layout: Layout, width: number): Layout {
  const {boxes, frames, edges} = layout;
  const shapes = shapesOf(layout);
  const start = Math.min(...shapes.map(({x}) => x));
  const endBefore = (at: number): number =>
    Math.max(...shapes.filter(({x}) => x < at).map((shape) => shape.x + shape.width));
  const breaks = boxes
    .map(({x}) => x - 1)
    .filter((at) => {
      const crossing = edges.filter(
        ({points}) => points.some(({x}) => x < at) && points.some(({x}) => x > at),
      );
      return endBefore(at) <= at && crossing.length === 1 && (crossing[0]?.points[0]?.x ?? at) < at;
    });
  const cuts: number[] = [];
  for (let left = start; endBefore(Infinity) > left + width; left = (cuts.at(-1) ?? 0) - 2 * TURN) {
    const fits = breaks.filter(
      (at) => at > left + width / 3 && endBefore(at) <= left + width - TURN,
    );
    if (fits.length === 0) return layout;
    cuts.push(Math.max(...fits));
  }
  const rowOf = ({x}: Point): number => cuts.filter((cut) => cut < x).length;
  const rows = [{dx: 0, dy: 0, end: 0, bottom: -ROW_GAP}];
  for (let at = 0; at <= cuts.length; at++) {
    const own = shapes.filter((shape) => rowOf(shape) === at);
    const dx = start - Math.min(...own.map(({x}) => x)) + (at && 2 * TURN);
    const dy = (rows[at]?.bottom ?? 0) + ROW_GAP - Math.min(...own.map(({y}) => y));
    const end = Math.max(...own.map((shape) => shape.x + shape.width)) + dx;
    rows.push({dx, dy, end, bottom: Math.max(...own.map(({y, height}) => y + height)) + dy});
  }
  const row = (point: Point) => rows[rowOf(point) + 1] ?? {dx: 0, dy: 0, end: 0, bottom: 0};
  const move = <T extends Point>(it: T): T => ({...it, x: it.x + row(it).dx, y: it.y + row(it).dy});
  const turn = (from: Point, to: Point): Point[] => {
    const [x, y] = [row(from).end + TURN, row(from).bottom + ROW_GAP / 2];
    const corners = [{x}, {x, y}, {x: start, y}, {x: start, y: move(to).y}];
    return corners.map((corner) => ({y: move(from).y, ...corner}));
  };
  return {
    boxes: boxes.map(move),
    frames: frames.map(move),
    edges: edges.map((edge) => ({
      ...edge,
      label: edge.label && move(edge.label),
      points: edge.points.flatMap((to, at) => {
        const from = edge.points[at - 1];
        return from && rowOf(from) !== rowOf(to) ? [...turn(from, to), move(to)] : [move(to)];
      }),
    })),
  };
}
