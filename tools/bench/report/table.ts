import {percentile} from '../../search-benchmark/speed/statistics';

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A Markdown table; the first columns are text, the others numbers. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns: number,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column < textColumns ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
