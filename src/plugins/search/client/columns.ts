import {parentsOf, type PageContent} from '../shared/records';

/**
 * The records of an index as columns, so that ranking touches no objects. After the records come texts that are no
 * hits, but say something about those below them: for each page its keywords, then its description, then the labels of
 * the groups. So above the title of a page stand its keywords, above these its description, and above that its group.
 */
export type Columns = {
  texts: string[];
  /** Number of records. */
  count: number;
  levels: Uint8Array;
  /** Position of the text above each. */
  parents: Int32Array;
  /** Page of each record, keywords and description. */
  pages: Int32Array;
  /** Position of the first record of each page. */
  starts: number[];
  /** Page rank of each page, see `PageContent`. */
  ranks: number[];
};

/** Levels beyond those of records, see `LEVEL_WEIGHTS` in scoreRecords.ts. */
const GROUP_LEVEL = 7;
const CODE_LEVEL = 8;
const KEYWORDS_LEVEL = 9;
const DESCRIPTION_LEVEL = 10;

/** Lays the pages of an index out in columns. */
export function toColumns(pages: PageContent[]): Columns {
  const nodes = pages.flatMap((page) => page.nodes);
  const groups = [...new Set(pages.map((page) => page.group))];
  const count = nodes.length;
  const total = count + 2 * pages.length + groups.length;
  const parents = new Int32Array(total).fill(-1);
  const pageOf = new Int32Array(total).fill(-1);
  const starts: number[] = [];
  let start = 0;
  pages.forEach((page, number) => {
    const keywords = count + number;
    const description = keywords + pages.length;
    parents[keywords] = description;
    parents[description] = count + 2 * pages.length + groups.indexOf(page.group);
    pageOf[keywords] = pageOf[description] = number;
    starts.push(start);
    parentsOf(page.nodes).forEach((parent, position) => {
      parents[start + position] = parent < 0 ? keywords : start + parent;
      pageOf[start + position] = number;
    });
    start += page.nodes.length;
  });
  return {
    texts: [
      ...nodes.map((node) => node.text),
      ...pages.map((page) => page.keywords),
      ...pages.map((page) => page.description),
      ...groups,
    ],
    count,
    levels: Uint8Array.from([
      ...nodes.map((node) => (node.isCode ? CODE_LEVEL : node.level)),
      ...pages.map(() => KEYWORDS_LEVEL),
      ...pages.map(() => DESCRIPTION_LEVEL),
      ...groups.map(() => GROUP_LEVEL),
    ]),
    parents,
    pages: pageOf,
    starts,
    ranks: pages.map((page) => page.rank),
  };
}
