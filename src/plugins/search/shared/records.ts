/** A search record in the shape of DocSearch: a heading or a block of text of a page. */
export type SearchRecord = {
  objectID: string;
  type: RecordType;
  url: string;
  content: string | null;
  hierarchy: Hierarchy;
};

/** The type of a record: a heading of a level, or text. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** Separator between the cells of a table row, and between a term and its definition, in the text of a node. */
export const PART_SEPARATOR = ' · ';

/** DocSearch's heading levels: lvl0 is the sidebar category of the page, lvl1 its title, and the others are its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** One of `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** The headings above a record, by level. A level without a heading is null. */
export type Hierarchy = Record<Level, string | null>;

/** A heading or a block of text of a page. */
export type PageNode = {
  /** 1 to 6 for a heading, 0 for text under the heading before it. */
  level: number;
  text: string;
  /** Id of the element. It is empty for the title of the page, and null for text without an id. */
  anchor: string | null;
};

/** The content of one page in the index. Its nodes are in document order. */
export type PageContent = {
  /** Permalink: path with the base URL and the language, such as `/zh/obis/common/glossary`. */
  path: string;
  /** Label of the outermost sidebar category of the page (lvl0). */
  category: string;
  /** Description and keywords of the front matter. They are searched but are never shown as results. */
  description: string;
  keywords: string;
  /** Whether the page is not in the sidebar of the manual, such as a page for writers. */
  isOutsideManual: boolean;
  nodes: PageNode[];
};

/**
 * Build the record of one node of a page.
 * @param origin scheme and host of the site, without a slash at the end
 * @param parents position of the heading above each node (see `parentsOf`)
 */
export function toRecord(
  page: PageContent,
  position: number,
  parents: ArrayLike<number>,
  origin: string,
): SearchRecord {
  const node = page.nodes[position];
  if (!node) {
    throw new RangeError(`${page.path} has no node ${position}`);
  }
  const hierarchy: Hierarchy = {
    lvl0: page.category,
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  let anchor: string | null = null;
  for (let at = position; at !== undefined && at >= 0; at = parents[at] ?? -1) {
    const above = page.nodes[at];
    if (above) {
      anchor ??= above.anchor;
    }
    if (above && above.level > 0) {
      hierarchy[`lvl${above.level}` as Level] = above.text;
    }
  }
  const hash = anchor ? `#${anchor}` : '';
  // A heading without an id shares the URL of the heading above, so only its position makes its id unique.
  const isAddressed = node.level === 1 || (node.level > 1 && Boolean(node.anchor));
  return {
    objectID: `${page.path}${hash}:${isAddressed ? `lvl${node.level}` : position}`,
    type: node.level === 0 ? 'content' : (`lvl${node.level}` as RecordType),
    url: `${origin}${page.path}${hash}`,
    content: node.level === 0 ? node.text : null,
    hierarchy,
  };
}

/**
 * Return for each node the position of the heading above it, or -1 for the title of the page.
 * @example levels 1, 0, 2, 3, 0 // -1, 0, 0, 2, 3
 */
export function parentsOf(nodes: readonly {level: number}[]): Int32Array {
  const parents = new Int32Array(nodes.length).fill(-1);
  const open: number[] = [];
  nodes.forEach(({level}, position) => {
    if (level > 0) {
      while (open.length > 0 && (nodes[open.at(-1) ?? 0]?.level ?? 0) >= level) {
        open.pop();
      }
    }
    parents[position] = open.at(-1) ?? -1;
    if (level > 0) {
      open.push(position);
    }
  });
  return parents;
}
