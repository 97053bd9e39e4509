/** The middle value; of an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
}

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
