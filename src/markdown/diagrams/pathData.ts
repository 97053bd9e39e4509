import type {Point} from './layout';

/** A tenth of a pixel is precise enough. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A point in path data. */
export const at = ({x, y}: Point): string => `${round(x)} ${round(y)}`;
