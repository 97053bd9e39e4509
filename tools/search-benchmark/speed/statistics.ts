/** Median and 95th percentile of some measurements, and how many there were. */
export type Summary = {p50: number; p95: number; count: number};

/**
 * The value below which a share of the values lies (nearest rank).
 * @example percentile([3, 1, 2], 0.5) // 2
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** The middle of some measurements and their slow end. */
export function summarize(values: readonly number[]): Summary {
  return {p50: percentile(values, 0.5), p95: percentile(values, 0.95), count: values.length};
}
