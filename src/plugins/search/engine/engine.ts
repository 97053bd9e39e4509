import type {SearchIndex} from '../shared/packedIndex';
import {parentsOf, toRecord, type PageContent, type SearchRecord} from '../shared/records';
import {toColumns, type Columns} from './columns';
import {createHomophones} from './homophones';
import {matchSlot} from './matchSlot';
import {buildPostings} from './postings';
import {rank, type SlotMatch} from './rank';
import {segment, sizeOf, type Lexicon} from './segment';
import {createSpeller} from './speller';
import {suggest} from './suggest';
import {createDictionary} from './synonyms';

/** Answer to one query: all hits, best first, and the terms of the index to highlight in them. */
export type EngineAnswer = {hits: number[]; terms: ReadonlySet<string>};

/** A loaded index, ready to be asked. */
export type SearchEngine = {
  language: string;
  /** Finds records. `accepts` leaves pages out before they are counted. */
  search(query: string, accepts: (page: PageContent) => boolean): EngineAnswer;
  record(hit: number): SearchRecord;
  /** Titles of pages to try when nothing was found. */
  suggest(query: string): string[];
  /** The page that a hit is in. */
  page(hit: number): PageContent;
};

type Parts = Lexicon & {index: SearchIndex; columns: Columns};

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
  const speller = createSpeller([...postings.terms, ...dictionary.words]);
  const homophones = createHomophones(postings.chars);
  const parts = {index, columns, postings, dictionary, speller, homophones};
  const page = (hit: number) => {
    const found = index.pages[columns.pages[hit] ?? -1];
    if (!found) {
      throw new RangeError(`no record ${hit}`);
    }
    return found;
  };
  return {
    language: index.language,
    page,
    search: (query, accepts) => search(query, accepts, parts),
    suggest: (query) => suggest(query, index.pages),
    record: (hit) => {
      const content = page(hit);
      const start = columns.starts[columns.pages[hit] ?? -1] ?? 0;
      const parents = parentsOf(content.nodes);
      return toRecord(content, hit - start, parents, index.origin, index.language);
    },
  };
}

function search(
  query: string,
  accepts: (page: PageContent) => boolean,
  parts: Parts,
): EngineAnswer {
  const {index, columns, postings, speller} = parts;
  try {
    const matches = segment(query, parts).map((slot) => ({
      ...matchSlot(slot, postings, speller),
      isRequired: slot.isRequired,
      size: sizeOf(slot),
    }));
    const hits = rank(query, matches, columns, postings, index.pages.map(accepts));
    return {hits, terms: termsToHighlight(matches)};
  } finally {
    postings.pool.giveBack();
  }
}

function termsToHighlight(matches: readonly SlotMatch[]): Set<string> {
  return new Set(matches.filter((match) => match.isRequired).flatMap((match) => [...match.terms]));
}
