import type {SearchIndex} from '../shared/packedIndex';
import {parentsOf, toRecord, type PageContent, type SearchRecord} from '../shared/records';
import {matchSlot} from './matchSlot';
import {buildPostings, type Postings} from './postings';
import {rank, type SlotMatch} from './rank';
import {segment} from './segment';
import {createDictionary, type SynonymDictionary} from './synonyms';

/** Answer to one query: all hits, best first, and the terms of the index to highlight in them. */
export type EngineAnswer = {hits: number[]; terms: ReadonlySet<string>};

/** A loaded index, ready to be asked. */
export type SearchEngine = {
  language: string;
  /** Finds records. `accepts` leaves pages out before they are counted. */
  search(query: string, accepts: (page: PageContent) => boolean): EngineAnswer;
  record(hit: number): SearchRecord;
};

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

type Parts = {
  index: SearchIndex;
  columns: Columns;
  postings: Postings;
  dictionary: SynonymDictionary;
};

/**
 * Loads an index into an engine.
 * @param sliceMs longest stretch of work before other tasks of the thread get their turn
 */
export async function createEngine(
  index: SearchIndex,
  sliceMs: number = Infinity,
): Promise<SearchEngine> {
  const columns = toColumns(index.pages);
  const postings = await buildPostings(columns.texts, sliceMs);
  const dictionary = createDictionary(index.synonyms);
  return {
    language: index.language,
    search: (query, accepts) => search(query, accepts, {index, columns, postings, dictionary}),
    record: (hit) => {
      const number = columns.pages[hit] ?? 0;
      const page = index.pages[number];
      const start = columns.starts[number] ?? 0;
      if (!page) {
        throw new RangeError(`no record ${hit}`);
      }
      return toRecord(page, hit - start, parentsOf(page.nodes), index.origin, index.language);
    },
  };
}

/** Levels beyond those of records, see `LEVEL_WEIGHTS` in rank.ts. */
const GROUP_LEVEL = 7;
const CODE_LEVEL = 8;
const KEYWORDS_LEVEL = 9;
const DESCRIPTION_LEVEL = 10;

function toColumns(pages: PageContent[]): Columns {
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

function search(
  query: string,
  accepts: (page: PageContent) => boolean,
  {index, columns, postings, dictionary}: Parts,
): EngineAnswer {
  const matches = segment(query, dictionary, postings).map((slot) => ({
    ...matchSlot(slot, postings),
    isRequired: slot.isRequired,
  }));
  const accepted = index.pages.map(accepts);
  const hits = rank(query, matches, columns, postings, (hit) =>
    Boolean(accepted[columns.pages[hit] ?? -1]),
  );
  return {hits, terms: termsToHighlight(matches)};
}

function termsToHighlight(matches: readonly SlotMatch[]): Set<string> {
  return new Set(matches.filter((match) => match.isRequired).flatMap((match) => [...match.terms]));
}
