import type {Box, Edge, Layout, Point} from './layout';

/** A line with a sideways jog of less than this number of pixels is drawn straight. */
const MAX_JOG = 26;

/** How close to a corner of its box a line may end. */
const MARGIN = 6;

/** How close a straightened line may come to another line. */
const GAP = 8;

const transpose = ({x, y}: Point): Point => ({x: y, y: x});

const transposeBox = <T extends Box>(box: T): T => ({
  ...box,
  ...transpose(box),
  width: box.height,
  height: box.width,
});

/** Swap x and y of a layout, so that lines to the right can be handled like lines downwards. */
function transposeLayout(layout: Layout): Layout {
  return {
    boxes: layout.boxes.map(transposeBox),
    frames: layout.frames.map(transposeBox),
    edges: layout.edges.map((edge) => ({
      ...edge,
      points: edge.points.map(transpose),
      label: edge.label && transposeBox(edge.label),
    })),
  };
}

const isInside = (box: Box | undefined, x: number): boolean =>
  !box || box.kind === 'start' || box.kind === 'end'
    ? false
    : x >= box.x + MARGIN && x <= box.x + box.width - MARGIN;

/** Return the variants of a line without one of its jogs. Both ends of a variant still meet their boxes. */
function withoutJog(points: readonly Point[], from?: Box, to?: Box): Point[][] {
  return points.flatMap((a, at) => {
    const [before, b, after] = [points[at - 1], points[at + 1], points[at + 2]];
    if (!before || !b || !after || a.y !== b.y || a.x === b.x) return [];
    if (Math.abs(a.x - b.x) > MAX_JOG || before.x !== a.x || after.x !== b.x) return [];
    if ((a.y - before.y) * (after.y - b.y) <= 0) return [];
    const [isFirst, isLast] = [at === 1, at + 3 === points.length];
    return [b.x, a.x]
      .filter((x) => (!isFirst || isInside(from, x)) && (!isLast || isInside(to, x)))
      .map((x) => [
        ...points.slice(0, at - 1),
        {x, y: before.y},
        {x, y: after.y},
        ...points.slice(at + 3),
      ]);
  });
}

/** Move a label to the nearest vertical segment of its line. */
function centreLabel(label: Box, points: readonly Point[]): Box {
  const [x, y] = [label.x + label.width / 2, label.y + label.height / 2];
  const columns = points.slice(1).flatMap((end, at) => {
    const start = points[at];
    if (start?.x !== end.x) return [];
    const [low, high] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
    return y >= low && y <= high ? [end.x] : [];
  });
  const [nearest = x] = columns.sort((a, b) => Math.abs(a - x) - Math.abs(b - x));
  return Math.abs(nearest - x) > label.width ? label : {...label, x: nearest - label.width / 2};
}

const overlaps = (low: number, high: number, from: number, to: number): boolean =>
  low < to && from < high;

function covers(a: Box, b: Box): boolean {
  return (
    overlaps(a.x, a.x + a.width, b.x, b.x + b.width) &&
    overlaps(a.y, a.y + a.height, b.y, b.y + b.height)
  );
}

/** Return the vertical segments of a line as boxes with the given room at both sides. */
function verticalSegments({points}: Edge, room: number): Box[] {
  return points.slice(1).flatMap((end, index) => {
    const start = points[index];
    if (start?.x !== end.x) return [];
    const [y, height] = [Math.min(start.y, end.y), Math.abs(start.y - end.y)];
    return {id: '', kind: 'step', lines: [], x: end.x - room, y, width: 2 * room, height};
  });
}

/** Tell whether a moved line covers another line or its label. */
function isInTheWay(moved: Edge, others: readonly Edge[]): boolean {
  const own = [...verticalSegments(moved, GAP), ...(moved.label ? [moved.label] : [])];
  return others.some((other) => {
    const theirs = [...verticalSegments(other, 0.1), ...(other.label ? [other.label] : [])];
    return own.some((mine) => theirs.some((their) => covers(mine, their)));
  });
}

function straightenDown(layout: Layout): Layout {
  const boxes = new Map(layout.boxes.map((box) => [box.id, box]));
  const edges = [...layout.edges];
  for (const [at, edge] of edges.entries()) {
    const others = edges.filter((_, index) => index !== at);
    for (let current = edge; ; edges[at] = current) {
      const ways = withoutJog(current.points, boxes.get(edge.from), boxes.get(edge.to));
      const free = ways
        .map((points) => ({
          ...edge,
          points,
          label: edge.label && centreLabel(edge.label, points),
        }))
        .find((way) => !isInTheWay(way, others));
      if (!free) break;
      current = free;
    }
  }
  return {...layout, edges};
}

/** Straighten lines with a jog of a few pixels, and move each label onto its line. */
export function straightenEdges(layout: Layout, isSideways: boolean): Layout {
  return isSideways
    ? transposeLayout(straightenDown(transposeLayout(layout)))
    : straightenDown(layout);
}
