import {parentsOf, toRecord, type PageContent, type SearchRecord} from '../shared/records';
import type {SearchIndex} from '../shared/searchIndex';
import {createHomophones} from './homophones';
import {buildPostings, toTexts, type Texts} from './invertedIndex';
import {matchPart} from './match';
import {rank} from './rank';
import {segment, sizeOf, type Lexicon} from './segment';
import {createSpeller} from './spelling';
import {createDictionary} from './synonyms';

/** The answer to one query: all hits, best first, and the terms of the index to highlight in them. */
export type EngineAnswer = {hits: number[]; terms: ReadonlySet<string>};

/** A loaded index, ready to be asked. */
export type SearchEngine = {
  language: string;
  /** Finds records on the pages that `accepts` returns true for. */
  search(query: string, accepts: (page: PageContent) => boolean): EngineAnswer;
  record(hit: number): SearchRecord;
  /** Returns the page that a hit is on. */
  page(hit: number): PageContent;
};

type Parts = Lexicon & {index: SearchIndex; texts: Texts};

/** Load an index into an engine. */
export function createEngine(index: SearchIndex): SearchEngine {
  const texts = toTexts(index.pages);
  const postings = buildPostings(texts.texts);
  const dictionary = createDictionary(index.synonyms);
  const speller = createSpeller([...postings.terms, ...dictionary.words]);
  const homophones = createHomophones(postings.chars);
  const parts = {index, texts, postings, dictionary, speller, homophones};
  const page = (hit: number) => {
    const found = index.pages[texts.pages[hit] ?? -1];
    if (!found) {
      throw new RangeError(`no record ${hit}`);
    }
    return found;
  };
  return {
    language: index.language,
    page,
    search: (query, accepts) => search(query, accepts, parts),
    record: (hit) => {
      const content = page(hit);
      const start = texts.titles[texts.pages[hit] ?? -1] ?? 0;
      const parents = parentsOf(content.nodes);
      return toRecord(content, hit - start, parents, index.origin);
    },
  };
}

function search(
  query: string,
  accepts: (page: PageContent) => boolean,
  parts: Parts,
): EngineAnswer {
  const {index, texts, postings, speller} = parts;
  const {parts: queryParts, corrected} = segment(query, parts);
  const matches = queryParts.map((part) => ({
    ...matchPart(part, postings, speller),
    isRequired: part.isRequired,
    size: sizeOf(part),
  }));
  const hits = rank(corrected, matches, texts, postings, index.pages.map(accepts));
  const required = matches.filter(({isRequired}) => isRequired);
  return {hits, terms: new Set(required.flatMap(({terms}) => [...terms]))};
}
