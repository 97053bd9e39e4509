import Papa from 'papaparse';

/** The byte order mark without which Excel reads Chinese as another encoding. */
const BOM = '\uFEFF';

/** A spreadsheet would run a cell that begins so as a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** Writes rows as CSV (RFC 4180) that Excel opens with its Chinese and without running a cell. */
export const toCsv = (rows: readonly (readonly string[])[]): string => {
  const guarded = rows.map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));
  return `${BOM}${Papa.unparse(guarded, {quotes: true})}\r\n`;
};

/** A row of a CSV file, with the line on which it begins. */
export type CsvRow = {readonly line: number; readonly cells: readonly string[]};

/**
 * Reads the rows of a CSV file, blank ones left out. Spreadsheets of some countries separate cells by semicolons or tabs: the
 * mark after the first cell counts.
 * @throws Error with line and fix
 */
export function parseCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const delimiter = /^(?:"[^"]*"|[^,;\t\n]*)([,;\t])/.exec(source)?.[1] ?? ',';
  const {data, errors} = Papa.parse<string[]>(source, {delimiter, newline: '\n'});
  const [error] = errors;
  const rows: CsvRow[] = [];
  let line = 1;
  for (const [at, cells] of data.entries()) {
    if (error && error.row === at) {
      throw new Error(
        `line ${line}: a quotation mark is not closed, or text follows it. Fix: write " inside a cell as "" and put the cell in quotation marks`,
      );
    }
    if (cells.some((cell) => cell.trim() !== '')) {
      rows.push({line, cells: cells.map((cell) => (GUARDED.test(cell) ? cell.slice(1) : cell))});
    }
    // One break ends the row, the others are in its cells.
    line += cells.join('').split('\n').length;
  }
  return rows;
}
