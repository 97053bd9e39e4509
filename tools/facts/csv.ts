/** The byte order mark without which Excel reads Chinese as another encoding. */
const BOM = '\uFEFF';

/** A spreadsheet would run a cell that begins so as a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

const toCell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Writes rows as CSV (RFC 4180) that Excel opens with its Chinese and without running a cell. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

/** A row of a CSV file, with the line on which it begins. */
export type CsvRow = {readonly line: number; readonly cells: readonly string[]};

/**
 * Reads the rows of a CSV file, blank ones left out. Spreadsheets of some countries separate cells by semicolons or tabs: the mark
 * after the first cell counts.
 * @throws Error with line and fix
 */
export function parseCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = /^(?:"[^"]*"|[^,;\t\n]*)([,;\t])/.exec(source)?.[1] ?? ',';
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\n]*))(${separator}|\\n|$)`, 'y');
  const rows: CsvRow[] = [];
  let line = 1;
  let row: {line: number; cells: string[]} = {line, cells: []};
  while (cell.lastIndex < source.length || row.cells.length > 0) {
    const found = cell.exec(source);
    if (!found) {
      throw new Error(
        `line ${line}: a quotation mark is not closed, or text follows it. Fix: write " inside a cell as "" and put the cell in quotation marks`,
      );
    }
    const [all, quoted, plain = '', end] = found;
    const value = quoted?.replaceAll('""', '"') ?? plain;
    row.cells.push(GUARDED.test(value) ? value.slice(1) : value);
    line += all.split('\n').length - 1;
    if (end === separator) continue;
    if (row.cells.some((each) => each.trim() !== '')) rows.push(row);
    row = {line, cells: []};
  }
  return rows;
}
