/** One search record, in the shape of DocSearch. */
export type SearchRecord = {
  objectID: string;
  type: RecordType;
  url: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Hierarchy;
};

/** The kind of a record: a heading of a level, or text. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** DocSearch's levels: the group, the title of the page, its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** One of `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** The heading path of a record. Levels that the record does not have are null. */
export type Hierarchy = Record<Level, string | null>;

/**
 * Kinds of texts in the engine, by number. `TITLE` to 6 are headings. Texts from `GROUP` on are no results themselves but
 * say something about the results.
 */
export const LEVEL = {
  TEXT: 0,
  TITLE: 1,
  CODE: 7,
  GROUP: 8,
  KEYWORD: 9,
  DESCRIPTION: 10,
} as const;

/** One of `LEVEL`, or the level of a heading below the title. */
export type TextLevel = (typeof LEVEL)[keyof typeof LEVEL] | 2 | 3 | 4 | 5 | 6;

/** One heading or one block of text of a page, in document order. */
export type PageNode = {
  /** 1 to 6 for a heading, 0 for text under the heading before it. */
  level: number;
  text: string;
  /** Id to jump to. Empty for the title of the page, null for text without an id of its own. */
  anchor: string | null;
  /** Set for a block of code, which is found after text that says the same. */
  isCode?: true;
};

/** What the index keeps of one page. */
export type PageContent = {
  /** Path with the base URL, such as `/zh/obis/common/glossary`. */
  path: string;
  /** Label of the part of the manual that the page belongs to (lvl0). */
  group: string;
  tag: string;
  version: string;
  /** What the page is about, in its own words and in those of readers. It is searched, but not shown as a result. */
  description: string;
  keywords: string;
  /** DocSearch's page rank. 0 by default, -1 for a page that explains words, -3 for a page that is not part of the manual. */
  rank: number;
  nodes: PageNode[];
};

/**
 * Build the record of one node of a page.
 * @param origin scheme and host of the site, without a slash at the end
 * @param parents for each node the position of the heading above it, or -1 (see `parentsOf`)
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
    lvl0: page.group,
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
  // A heading without an id shares the address of the one above it, so that its level would not tell it apart.
  const isAddressed = node.level === 1 || (node.level > 1 && Boolean(node.anchor));
  return {
    objectID: `${page.path}${hash}:${isAddressed ? `lvl${node.level}` : position}`,
    type: node.level === 0 ? 'content' : (`lvl${node.level}` as RecordType),
    url: `${origin}${page.path}${hash}`,
    anchor: anchor || null,
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
