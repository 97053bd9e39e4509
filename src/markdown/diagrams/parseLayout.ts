import type {Box, Edge, BoxKind, Layout, Point} from './layout';

const KINDS: Readonly<Record<string, BoxKind>> = {
  diamond: 'question',
  stadium: 'question',
  subroutine: 'irreversible',
  'state-start': 'start',
  'state-end': 'end',
};

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const size = (tag: string, name: string): number => Number(attribute(tag, name));

/** Parse the points of a `polyline` or `polygon`. */
function points(tag: string): Point[] {
  return attribute(tag, 'points')
    .split(' ')
    .map((pair) => pair.split(',').map(Number))
    .map(([x = 0, y = 0]) => ({x, y}));
}

/** Return the bounding box of the first shape in a piece of SVG. */
function bounds(svg: string): Pick<Box, 'x' | 'y' | 'width' | 'height'> {
  const [tag = '', name = ''] = /<(rect|circle|polygon)\b[^>]*>/.exec(svg) ?? [];
  if (name === 'circle') {
    const r = size(tag, 'r');
    return {x: size(tag, 'cx') - r, y: size(tag, 'cy') - r, width: 2 * r, height: 2 * r};
  }
  if (name === 'polygon') {
    const [xs, ys] = [points(tag).map(({x}) => x), points(tag).map(({y}) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return {x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y};
  }
  return {
    x: size(tag, 'x'),
    y: size(tag, 'y'),
    width: size(tag, 'width'),
    height: size(tag, 'height'),
  };
}

function readBox(group: string, kind: BoxKind): Box {
  const label = attribute(group, 'data-label');
  const lines = label ? label.split('\n') : [];
  return {id: attribute(group, 'data-id'), kind, lines, ...bounds(group)};
}

const groups = (svg: string, name: string): string[] =>
  [
    ...svg.matchAll(new RegExp(`<g class="${name}"[\\s\\S]*?(?=<g class|<polyline|</svg>)`, 'g')),
  ].map(([group]) => group);

/**
 * Read the positions of boxes and lines from the SVG that beautiful-mermaid draws for a flowchart or state diagram.
 * @param questions ids of boxes that are questions
 * @param reversed indices of edges written B → A that are laid out as A → B, so that the boxes keep their order. Their arrowhead is
 *   drawn at the start.
 */
export function parseLayout(
  svg: string,
  questions: ReadonlySet<string>,
  reversed: readonly number[],
): Layout {
  const labels = groups(svg, 'edge-label');
  const edges = [...svg.matchAll(/<polyline class="edge"[^>]*>/g)].map(([tag], at): Edge => {
    const label = attribute(tag, 'data-label') ? labels.shift() : undefined;
    const end = attribute(tag, 'data-arrow-end') === 'true';
    const isReversed = reversed.includes(at);
    return {
      from: attribute(tag, 'data-from'),
      to: attribute(tag, 'data-to'),
      dashed: attribute(tag, 'data-style') === 'dotted',
      heads: {
        start: isReversed || attribute(tag, 'data-arrow-start') === 'true',
        end: end && !isReversed,
      },
      points: points(tag),
      label: label === undefined ? undefined : readBox(label, 'step'),
    };
  });
  return {
    boxes: groups(svg, 'node').map((group) => {
      const isQuestion =
        questions.has(attribute(group, 'data-id')) || /[?？]$/.test(attribute(group, 'data-label'));
      return readBox(
        group,
        isQuestion ? 'question' : (KINDS[attribute(group, 'data-shape')] ?? 'step'),
      );
    }),
    frames: groups(svg, 'subgraph').map((group) => readBox(group, 'step')),
    edges,
  };
}
