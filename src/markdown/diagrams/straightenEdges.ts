import type {Box, Edge, Layout, Point} from './layout';

/** A line that steps aside by less than this is drawn straight, in pixels. */
const MAX_JOG = 26;

/** How near to a corner of its box a line may end. */
const MARGIN = 6;

/** How near a straightened line may come to another one. */
const GAP = 8;

const turn = ({x, y}: Point): Point => ({x: y, y: x});

const turnBox = <T extends Box>(box: T): T => ({
  ...box,
  ...turn(box),
  width: box.height,
  height: box.width,
});

/** The drawing mirrored at its diagonal: what holds for lines downwards then holds for lines to the right. */
function turnLayout(layout: Layout): Layout {
  return {
    boxes: layout.boxes.map(turnBox),
    frames: layout.frames.map(turnBox),
    edges: layout.edges.map((edge) => ({
      ...edge,
      points: edge.points.map(turn),
      label: edge.label && turnBox(edge.label),
    })),
  };
}

const isInside = (box: Box | undefined, x: number): boolean =>
  !box || box.kind === 'start' || box.kind === 'end'
    ? false
    : x >= box.x + MARGIN && x <= box.x + box.width - MARGIN;

/** The ways to remove one step aside so that both ends of the line still meet their boxes. */
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

/** Puts a label onto the nearest stretch of its line. */
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

/** The stretches of a line downwards, as boxes of a line's width. */
function stretches({points}: Edge, room: number): Box[] {
  return points.slice(1).flatMap((end, index) => {
    const start = points[index];
    if (start?.x !== end.x) return [];
    const [y, height] = [Math.min(start.y, end.y), Math.abs(start.y - end.y)];
    return {id: '', kind: 'step', lines: [], x: end.x - room, y, width: 2 * room, height};
  });
}

/** Whether a line that was moved covers another line or its label. */
function isInTheWay(moved: Edge, others: readonly Edge[]): boolean {
  const own = [...stretches(moved, GAP), ...(moved.label ? [moved.label] : [])];
  return others.some((other) => {
    const theirs = [...stretches(other, 0.1), ...(other.label ? [other.label] : [])];
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

/** Makes lines straight that step aside by a few pixels, and puts each label on its line. */
export function straightenEdges(layout: Layout, isSideways: boolean): Layout {
  return isSideways ? turnLayout(straightenDown(turnLayout(layout))) : straightenDown(layout);
}
