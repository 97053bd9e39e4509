/** A point of a drawing. */
export type Point = {readonly x: number; readonly y: number};

/** What a box stands for. `irreversible` is a step that cannot be undone. */
export type BoxKind = 'step' | 'question' | 'irreversible' | 'start' | 'end';

/** A box or frame with its lines of text. */
export type Box = {
  readonly id: string;
  readonly kind: BoxKind;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A line between two boxes, from its first to its last point. */
export type Edge = {
  readonly from: string;
  readonly to: string;
  readonly dashed: boolean;
  /** Which ends have an arrowhead. */
  readonly heads: {readonly start: boolean; readonly end: boolean};
  readonly points: readonly Point[];
  readonly label: Box | undefined;
};

/** A flowchart or state diagram with all positions, independent of the renderer that computed them. */
export type Layout = {
  readonly boxes: readonly Box[];
  readonly frames: readonly Box[];
  readonly edges: readonly Edge[];
};

/** Return everything in a layout that has a width: boxes, frames and labels. */
export const shapesOf = ({boxes, frames, edges}: Layout): readonly Box[] => [
  ...boxes,
  ...frames,
  ...edges.flatMap(({label}) => label ?? []),
];
