import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {plainText} from '../content/syntaxTree';
import {jsxFlowElement} from '../lib/jsxNodes';

/** Maximum width of a cell, in Latin letters, multiplied by the number of columns. If a cell is wider, the table does not fit on a phone. */
const LONG_TEXT = 120;

/** Maximum width of a cell in the first of two columns, in Latin letters. If a cell is wider, the table does not fit on a phone. */
const LONG_NAME = 40;

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
 * Prepare a table that does not fit on a phone for the layout `columns`: set its ARIA roles and the labels of its cells.
 * @returns whether the table has this layout
 */
function layOutInColumns(table: Element): boolean {
  const [header, ...rows] = findAll(table, 'tr');
  if (!header) return false;
  const names = findAll(header, 'th', 'td').map((cell) => plainText(cell).trim());
  const isPair = names.length === 2;
  const cells = rows.flatMap((row) => findAll(row, 'td').slice(0, isPair ? 1 : undefined));
  const limit = isPair ? LONG_NAME : LONG_TEXT / names.length;
  if (!cells.some((cell) => widthOf(plainText(cell)) > limit)) return false;
  for (const node of findAll(table, ...Object.keys(ARIA_ROLES))) {
    node.properties.role = ARIA_ROLES[node.tagName];
  }
  for (const row of rows) {
    const [, ...values] = findAll(row, 'td');
    for (const [column, value] of values.entries()) value.properties.dataLabel = names[column + 1];
  }
  return true;
}

/**
 * Rehype plugin: replace Markdown tables with `<DataTable>`, in which a wide table can be scrolled. In tables that do not fit on a phone,
 * each row becomes a block on narrow screens.
 */
export default function convertTables() {
  return (tree: Root): void =>
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return;
      setHeaderScopes(table);
      const attributes = layOutInColumns(table) ? {layout: 'columns', role: 'table'} : undefined;
      const dataTable = jsxFlowElement('DataTable', attributes);
      parent.children[index] = {...dataTable, children: table.children};
      return SKIP;
    });
}
