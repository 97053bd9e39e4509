import {markdownTable} from 'markdown-table';
import stringWidth from 'string-width';

/** Rows of cells; the first row is the head. */
export type Rows = readonly (readonly string[])[];

/**
 * Aligns rows for the console by display width: a Chinese character takes two columns.
 * @param textColumns how many of the first columns are text (left); the others are numbers (right)
 */
export function consoleTable(rows: Rows, textColumns = 1): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({length: columns}, (_, column) =>
    Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))),
  );
  const pad = (cell: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - stringWidth(cell));
    return column < textColumns ? cell + space : space + cell;
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/**
 * The same rows as a Markdown table.
 * @param textColumns how many of the first columns are text (left); the others are numbers (right)
 */
export function toMarkdown(rows: Rows, textColumns = 1): string {
  const align = (rows[0] ?? []).map((_, column) => (column < textColumns ? 'l' : 'r'));
  return markdownTable(rows, {align, stringLength: stringWidth});
}
