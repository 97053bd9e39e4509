import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {blockElement, textOf} from '../lib/mdxJsx';

/** Width of a cell, in Latin letters, from which on the rows of its table become blocks. */
const LONG_TEXT = 40;

/** Heading of a column that goes last, because a reader who has a fault needs to know first what to do. As in ErrorTable. */
const CAUSE = /^(Likely cause|可能原因)$/;

/** Return the display width in Latin letters; a Chinese character counts as two. */
const widthOf = (text: string): number =>
  text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

function findAll(tree: Element, ...tagNames: string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (tagNames.includes(node.tagName)) found.push(node);
  });
  return found;
}

/** ARIA roles, which some browsers need as soon as CSS changes the `display` of a table. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Give header cells their scope. An empty corner becomes a `<td>`, because a header without a name is an accessibility error. */
function nameHeaders(table: Element): void {
  for (const cell of findAll(table, 'th')) {
    if (cell.children.length === 0) cell.tagName = 'td';
    else cell.properties.scope = 'col';
  }
}

/** Prepare a table of long texts for its layout as blocks, and say which layout; undefined for other tables. */
function layOutAsCards(table: Element): 'blocks' | 'columns' | undefined {
  const [header, ...rows] = findAll(table, 'tr');
  if (!header) return undefined;
  const names = findAll(header, 'th', 'td').map((cell) => textOf(cell).trim());
  const hasCause = CAUSE.test(names[1] ?? '');
  const cells = rows.flatMap((row) => findAll(row, 'td'));
  if (!hasCause && cells.every((cell) => widthOf(textOf(cell)) <= LONG_TEXT)) return undefined;
  for (const node of findAll(table, ...Object.keys(ROLES))) {
    node.properties.role = ROLES[node.tagName];
  }
  for (const row of [header, ...rows]) {
    const [name, ...values] = findAll(row, 'th', 'td');
    if (!name) continue;
    if (hasCause) values.reverse();
    row.children = [name, ...values];
    if (row === header || values.length === 1) continue;
    for (const [column, value] of values.entries()) {
      // What to do stands beside the name of the block and needs no name of its own.
      if (hasCause && column === 0) continue;
      value.properties.dataLabel = names[hasCause ? 1 : column + 1];
    }
  }
  return names.length === 3 && !hasCause ? 'columns' : 'blocks';
}

/**
 * Rehype plugin: makes Markdown tables `<DataTable>`, which gives wide ones a scroll frame of their own. The rows of tables with
 * long texts become blocks.
 */
export default function convertTables() {
  return (tree: Root): void =>
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return;
      nameHeaders(table);
      const cards = layOutAsCards(table);
      const attributes = cards && {cards, role: 'table'};
      parent.children[index] = blockElement(
        'DataTable',
        attributes,
        table.children as never,
      ) as never;
      return SKIP;
    });
}
