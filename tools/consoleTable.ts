/** Rows of cells. The first row is the header. */
export type Rows = readonly (readonly string[])[];

/** Return the width of a text in columns of a console. A Chinese character takes two columns. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (/\p{Script=Han}|[\u3000-\u303f\uff00-\uff60]/u.test(letter) ? 2 : 1),
    0,
  );

/**
 * Format rows as a table for the console.
 * @param textColumns number of leading columns that are aligned to the left; the others are numbers and aligned to the right
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
