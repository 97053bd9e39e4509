/** Rows of cells; the first row is the head. */
export type Rows = readonly (readonly string[])[];

/** Returns how many columns of a console a text takes: a character of Chinese takes two. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (/\p{Script=Han}|[\u3000-\u303f\uff00-\uff60]/u.test(letter) ? 2 : 1),
    0,
  );

/**
 * Aligns rows for the console by display width.
 * @param textColumns how many of the first columns are text (left); the others are numbers (right)
 */
export function consoleTable(rows: Rows, textColumns = 1): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const pad = (cell: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
    return column < textColumns ? cell + space : space + cell;
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
