/** The few parts of an HTML syntax tree that this plugin touches. */
type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

/** From this many columns and this width of a cell on, a phone shows a row better as a card than as part of a table. */
const MIN_COLUMNS = 3;
const LONG_TEXT = 40;

/** The width of a text in Latin letters; a Chinese character takes two. */
const widthOf = (text: string): number =>
  text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

function textOf(node: Node): string {
  return node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(textOf).join('');
}

function findAll(node: Node, ...tagNames: string[]): Node[] {
  const own = tagNames.includes(node.tagName ?? '') ? [node] : [];
  return [...own, ...(node.children ?? []).flatMap((child) => findAll(child, ...tagNames))];
}

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

function makeCards(table: Node): void {
  const names = findAll(table, 'th').map((cell) => textOf(cell).trim());
  const cells = findAll(table, 'td');
  if (names.length < MIN_COLUMNS || !cells.some((cell) => widthOf(textOf(cell)) > LONG_TEXT))
    return;
  for (const node of findAll(table, ...Object.keys(ROLES))) {
    node.properties = {...node.properties, role: ROLES[node.tagName ?? '']};
  }
  for (const row of findAll(table, 'tr')) {
    for (const [column, cell] of findAll(row, 'td').entries()) {
      // The first cell is the card's title.
      if (column > 0) cell.properties = {...cell.properties, dataLabel: names[column]};
    }
  }
  table.properties = {...table.properties, cards: true};
}

/** Rehype plugin: Markdown tables of long texts become cards on narrow screens (see DataTable). */
export default function cardTables() {
  return (tree: Node): void => {
    for (const table of findAll(tree, 'table')) makeCards(table);
  };
}
