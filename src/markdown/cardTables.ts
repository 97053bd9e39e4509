import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Threshold for cards: width of the longest cell in Latin letters. */
const LONG_TEXT = 40;

/** The heading of the column that goes last: who has a fault reads first what to do, as in ErrorTable. */
const CAUSE = /^(Likely cause|可能原因)$/;

/** Display width in Latin letters; a Chinese character counts as two. */
const widthOf = (text: string): number =>
  text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

function findAll(tree: Root | Element, ...tagNames: string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (tagNames.includes(node.tagName)) found.push(node);
  });
  return found;
}

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

function markAsCards(table: Element): void {
  const names = findAll(table, 'th').map((cell) => toString(cell).trim());
  const hasCause = CAUSE.test(names[1] ?? '');
  const isLong = findAll(table, 'td').some((cell) => widthOf(toString(cell)) > LONG_TEXT);
  if (!isLong && !hasCause) return;
  for (const node of findAll(table, ...Object.keys(ROLES))) {
    node.properties.role = ROLES[node.tagName];
  }
  for (const row of findAll(table, 'tr')) {
    const [name, ...cells] = findAll(row, 'th', 'td');
    if (!name) continue;
    if (hasCause) cells.reverse();
    row.children = [name, ...cells];
    for (const [column, cell] of cells.entries()) {
      // Beside the title of a block, one value alone and what to do need no name.
      const isNamed = cell.tagName === 'td' && cells.length > 1 && !(hasCause && column === 0);
      if (isNamed) cell.properties.dataLabel = names[hasCause ? 1 : column + 1];
    }
  }
  table.properties.cards = names.length === 3 && !hasCause ? 'columns' : 'blocks';
}

/** Rehype plugin: marks Markdown tables of long texts, whose rows become blocks (see DataTable). */
export default function cardTables() {
  return (tree: Root): void => findAll(tree, 'table').forEach(markAsCards);
}
