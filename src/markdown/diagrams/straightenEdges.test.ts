import {describe, expect, it} from 'vitest';
import type {Box, Edge, Layout, Point} from './layout';
import {straightenEdges} from './straightenEdges';

const box = (id: string, x: number, y: number, width = 100): Box => ({
  id,
  kind: 'step',
  lines: [id],
  x,
  y,
  width,
  height: 40,
});

const edge = (points: readonly (readonly [number, number])[], label?: Box): Edge => ({
  from: 'a',
  to: 'b',
  dashed: false,
  heads: {start: false, end: true},
  points: points.map(([x, y]): Point => ({x, y})),
  label,
});

const layout = (...edges: Edge[]): Layout => ({
  boxes: [box('a', 0, 0), box('b', 10, 200)],
  frames: [],
  edges,
});

const CROOKED = [
  [50, 40],
  [50, 100],
  [60, 100],
  [60, 200],
] as const;

describe('straightenEdges', () => {
  it('removes a small step aside and takes the label along', () => {
    const [line] = straightenEdges(layout(edge(CROOKED, box('to', 30, 50, 40))), false).edges;
    expect(line?.points).toEqual([
      {x: 60, y: 40},
      {x: 60, y: 200},
    ]);
    expect(line?.label?.x).toBe(40);
  });

  it('leaves a line that would meet no box, and one that would cover another', () => {
    const far = CROOKED.map(([x, y]) => [x === 60 ? 75 : x, y] as const);
    const small = {...layout(edge(far)), boxes: [box('a', 20, 0, 40), box('b', 70, 200, 20)]};
    expect(straightenEdges(small, false).edges[0]?.points).toHaveLength(4);
    const other = edge([
      [56, 40],
      [56, 200],
    ]);
    expect(straightenEdges(layout(edge(CROOKED), other), false).edges[0]?.points).toHaveLength(4);
  });

  it('leaves a line that goes round a corner', () => {
    const back = [...CROOKED.slice(0, 3), [60, 40]] as const;
    expect(straightenEdges(layout(edge(back)), false).edges[0]?.points).toHaveLength(4);
  });

  it('does the same to lines that go sideways', () => {
    const turned: Layout = {
      ...layout(edge(CROOKED.map(([x, y]) => [y, x] as const))),
      boxes: [
        {...box('a', 0, 0, 40), height: 100},
        {...box('b', 200, 10, 40), height: 100},
      ],
    };
    expect(straightenEdges(turned, true).edges[0]?.points).toEqual([
      {x: 40, y: 60},
      {x: 200, y: 60},
    ]);
  });
});
