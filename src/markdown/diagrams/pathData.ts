import type {Point} from './layout';

/** Round to a tenth of a pixel. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Format a point for SVG path data. */
export const formatPoint = ({x, y}: Point): string => `${round(x)} ${round(y)}`;
