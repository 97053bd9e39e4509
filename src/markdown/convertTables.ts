import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import english from '../../i18n/zh/code.english.json';
import chinese from '../../i18n/zh/code.json';
import type {Locale} from '../content/locales';
import {plainText} from '../content/syntaxTree';
import {jsxFlowElement} from '../lib/jsxNodes';

/** Maximum width of a cell, in Latin letters, multiplied by the number of columns. If a cell is wider, the table does not fit on a phone. */
const LONG_TEXT = 120;

/** The heading of the third column of a troubleshooting table, which looks like an ErrorTable and has the same heading. */
const CAUSE_HEADINGS: Record<Locale, string> = {
  en: english['obis.errorTable.cause'],
  zh: chinese['obis.errorTable.cause'].message,
};

/** Return the display width in Latin letters. A Chinese character counts as two. */
const widthOf = (text: string): number =>
  text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

function findAll(tree: Element, ...tagNames: string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (tagNames.includes(node.tagName)) found.push(node);
  });
  return found;
}

/** ARIA roles of table elements. Some browsers drop table semantics if CSS changes `display`. */
const ARIA_ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Set the scope of header cells. Replace an empty one with a `<td>`, because an empty header is an accessibility error. */
function setHeaderScopes(table: Element): void {
  for (const cell of findAll(table, 'th')) {
    if (cell.children.length === 0) cell.tagName = 'td';
    else cell.properties.scope = 'col';
  }
}

/**
 * Choose how a table of three or more columns with long texts is laid out, and set its ARIA roles and the labels of its cells. Return
 * `columns` for three or four columns, which stand side by side on wide screens, `blocks` for a troubleshooting table and for more columns,
 * and undefined for all other tables.
 */
function chooseLayout(table: Element): 'blocks' | 'columns' | undefined {
  const [header, ...rows] = findAll(table, 'tr');
  if (!header) return undefined;
  const names = findAll(header, 'th', 'td').map((cell) => plainText(cell).trim());
  if (names.length < 3) return undefined;
  const hasCause = Object.values(CAUSE_HEADINGS).includes(names[2] ?? '');
  const cells = rows.flatMap((row) => findAll(row, 'td'));
  if (!hasCause && cells.every((cell) => widthOf(plainText(cell)) <= LONG_TEXT / names.length))
    return undefined;
  for (const node of findAll(table, ...Object.keys(ARIA_ROLES))) {
    node.properties.role = ARIA_ROLES[node.tagName];
  }
  for (const row of rows) {
    const [, ...values] = findAll(row, 'td');
    for (const [column, value] of values.entries()) {
      // The column "What to do" is shown below the name of the row and needs no label.
      if (hasCause && column === 0) continue;
      value.properties.dataLabel = names[column + 1];
    }
  }
  return names.length <= 4 && !hasCause ? 'columns' : 'blocks';
}

/**
 * Rehype plugin: replace Markdown tables with `<DataTable>`, in which a wide table can be scrolled. In some tables with long
 * texts, each row is shown as a block.
 */
export default function convertTables() {
  return (tree: Root): void =>
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return;
      setHeaderScopes(table);
      const layout = chooseLayout(table);
      const attributes = layout && {layout, role: 'table'};
      const dataTable = jsxFlowElement('DataTable', attributes);
      parent.children[index] = {...dataTable, children: table.children};
      return SKIP;
    });
}
