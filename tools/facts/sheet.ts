import {statementText} from '../../src/plugins/product-model/facts';
import type {ShownFact} from '../../src/plugins/product-model/pageUses';
import {findFact} from './confirm';
import {parseCsv, toCsv, type CsvRow} from './csv';
import {changedSince} from './format';

/** The columns of the sheet; `decision`, `by` and `comment` are the owner's to fill in. */
const COLUMNS = [
  'fact',
  'kind',
  'name (en)',
  'name (zh)',
  'says (en)',
  'says (zh)',
  'pages',
  'file',
  'state',
  'decision',
  'by',
  'comment',
  'stamp',
] as const;
type Column = (typeof COLUMNS)[number];

/** What an owner may write as a decision. */
const DECISIONS: ReadonlyMap<string, 'confirm' | 'change'> = new Map([
  ['confirm', 'confirm'],
  ['确认', 'confirm'],
  ['change', 'change'],
  ['修改', 'change'],
]);

/** Reads what a cell says, whatever a spreadsheet did to its line breaks. */
const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns what stands in the columns that come from data/. */
const given = (fact: ShownFact) => ({
  fact: fact.id,
  kind: fact.kind,
  'name (en)': fact.name.en,
  'name (zh)': fact.name.zh,
  'says (en)': statementText(fact, 'en'),
  'says (zh)': statementText(fact, 'zh'),
  pages: fact.pages.join('\n'),
  file: `${fact.file}:${fact.line}`,
  state: changedSince(fact) || fact.status,
  stamp: fact.stamp,
});

/** Makes the sheet that an owner fills in: one row for each fact. */
export function toSheet(facts: readonly ShownFact[]): string {
  const rows = facts.map((fact) => {
    const cells: Partial<Record<Column, string>> = given(fact);
    return COLUMNS.map((column) => cells[column] ?? '');
  });
  return toCsv([COLUMNS, ...rows]);
}

/** A fact that its owner wants changed: a writer does it. */
export type RequestedChange = {
  readonly fact: ShownFact;
  readonly by: string;
  readonly texts: readonly string[];
};

/** Lists the texts of a fact that the sheet has otherwise than data/. */
function rewritten(fact: ShownFact, cell: (column: Column) => string): string[] {
  const now = given(fact);
  return (['name (en)', 'name (zh)', 'says (en)', 'says (zh)'] as const)
    .filter((column) => words(cell(column)) !== words(now[column]))
    .map((column) => `${column}: ${words(cell(column))}`);
}

function readRow({cells}: CsvRow, columns: readonly string[], facts: readonly ShownFact[]) {
  if (cells.length !== columns.length) {
    throw new Error(
      `${cells.length} cells, but the heading has ${columns.length}. Fix: put a cell that holds a comma or a line break in quotation marks`,
    );
  }
  const cell = (column: Column) => (cells[columns.indexOf(column)] ?? '').trim();
  const [asked, by, comment] = [cell('decision').toLowerCase(), words(cell('by')), cell('comment')];
  const fact = findFact(facts, cell('fact'));
  if (asked === '') {
    if (!by && !comment) return null;
    throw new Error(`${fact.id} has no decision. Fix: write confirm or change, or empty the row`);
  }
  const decision = DECISIONS.get(asked);
  if (!decision) {
    throw new Error(`${fact.id}: the decision is "${asked}". Fix: write confirm or change`);
  }
  if (!by) throw new Error(`${fact.id}: nobody has decided. Fix: write name and role in "by"`);
  if (cell('stamp') !== fact.stamp) {
    throw new Error(
      `${fact.id} has changed in data/ since the export. Fix: export again and ask with the new text`,
    );
  }
  const texts = rewritten(fact, cell);
  if (decision === 'confirm') {
    if (texts.length === 0) return {confirmation: {fact, by}};
    throw new Error(
      `${fact.id} is confirmed with another text than in data/. Fix: write change, or put the text back (${texts.join('; ')})`,
    );
  }
  if (texts.length === 0 && !comment) {
    throw new Error(`${fact.id}: nothing says what to change. Fix: write it in "comment"`);
  }
  return {
    change: {fact, by, texts: [...texts, ...(comment ? [`comment: ${words(comment)}`] : [])]},
  };
}

/**
 * Reads what a filled-in sheet asks for.
 * @throws Error with every wrong row, its line and fix
 */
export function readSheet(text: string, facts: readonly ShownFact[]) {
  const [heading, ...rows] = parseCsv(text);
  const columns = heading?.cells.map((cell) => cell.trim()) ?? [];
  const missing = COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new Error(
      `line 1: no column ${missing.map((column) => `"${column}"`).join(', ')}. Fix: keep the first row of the export`,
    );
  }
  const errors: string[] = [];
  const first = new Map<string, number>();
  const confirmations: {fact: ShownFact; by: string}[] = [];
  const changes: RequestedChange[] = [];
  for (const row of rows) {
    try {
      const result = readRow(row, columns, facts);
      const id = row.cells[columns.indexOf('fact')] ?? '';
      const earlier = first.get(id);
      if (earlier !== undefined) {
        throw new Error(`${id} stands on line ${earlier} already. Fix: keep one of the rows`);
      }
      first.set(id, row.line);
      if (result?.confirmation) confirmations.push(result.confirmation);
      if (result?.change) changes.push(result.change);
    } catch (error) {
      errors.push(`line ${row.line}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return {confirmations, changes};
}
