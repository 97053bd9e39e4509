import {parentsOf, type PageContent} from '../shared/records';

/**
 * The records of an index as columns, so that ranking touches no objects. After the records come texts that are no
 * hits, but say something about them: the keywords of all pages, then the description of each page, then the labels of
 * the groups. Above the title of a page stands its description, and above that its group.
 */
export type Columns = {
  texts: string[];
  /** Number of records. */
  count: number;
  levels: Uint8Array;
  /** Position of the text above each. */
  parents: Int32Array;
  /** Page of each record, keyword and description. */
  pages: Int32Array;
  /** Position of the first description; the keywords end there. */
  descriptions: number;
  /** Position of the first record of each page. */
  starts: number[];
  /** Page rank of each page, see `PageContent`. */
  ranks: number[];
};

/** Levels beyond those of records, see `LEVEL_WEIGHTS` in scoreRecords.ts. */
const GROUP_LEVEL = 7;
const CODE_LEVEL = 8;
const KEYWORD_LEVEL = 9;
const DESCRIPTION_LEVEL = 10;

/** Lays the pages of an index out in columns. */
export function toColumns(pages: PageContent[]): Columns {
  const nodes = pages.flatMap((page) => page.nodes);
  const groups = [...new Set(pages.map((page) => page.group))];
  const count = nodes.length;
  const keywords = pages.flatMap((page, number) =>
    page.keywords
      .split(/[,，]/)
      .filter((phrase) => phrase.trim() !== '')
      .map((phrase) => ({phrase, number})),
  );
  const descriptions = count + keywords.length;
  const labels = descriptions + pages.length;
  const parents = new Int32Array(labels + groups.length).fill(-1);
  const pageOf = new Int32Array(labels + groups.length).fill(-1);
  keywords.forEach(({number}, position) => {
    pageOf[count + position] = number;
  });
  const starts: number[] = [];
  let start = 0;
  pages.forEach((page, number) => {
    parents[descriptions + number] = labels + groups.indexOf(page.group);
    pageOf[descriptions + number] = number;
    starts.push(start);
    parentsOf(page.nodes).forEach((parent, position) => {
      parents[start + position] = parent < 0 ? descriptions + number : start + parent;
      pageOf[start + position] = number;
    });
    start += page.nodes.length;
  });
  return {
    texts: [
      ...nodes.map((node) => node.text),
      ...keywords.map(({phrase}) => phrase),
      ...pages.map((page) => page.description),
      ...groups,
    ],
    count,
    levels: Uint8Array.from([
      ...nodes.map((node) => (node.isCode ? CODE_LEVEL : node.level)),
      ...keywords.map(() => KEYWORD_LEVEL),
      ...pages.map(() => DESCRIPTION_LEVEL),
      ...groups.map(() => GROUP_LEVEL),
    ]),
    parents,
    pages: pageOf,
    descriptions,
    starts,
    ranks: pages.map((page) => page.rank),
  };
}
