import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Threshold for cards: width of the longest cell in Latin letters. */
const LONG_TEXT = 40;

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
  const cells = findAll(table, 'td');
  if (!cells.some((cell) => widthOf(toString(cell)) > LONG_TEXT)) return;
  for (const node of findAll(table, ...Object.keys(ROLES))) {
    node.properties.role = ROLES[node.tagName];
  }
  for (const row of findAll(table, 'tr')) {
    for (const [column, cell] of findAll(row, 'td').entries()) {
      // The first cell is the title of the block; beside it, a second one alone needs no name.
      if (column > 0 && names.length > 2) cell.properties.dataLabel = names[column];
    }
  }
  table.properties.cards = true;
}

/** Rehype plugin: marks Markdown tables of long texts, whose rows become blocks (see DataTable). */
export default function cardTables() {
  return (tree: Root): void => findAll(tree, 'table').forEach(markAsCards);
}
