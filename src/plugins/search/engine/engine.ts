import {parentsOf, toRecord, type PageContent, type SearchRecord} from '../shared/records';
import type {SearchIndex} from '../shared/searchIndex';
import {createHomophones} from './homophones';
import {buildInvertedIndex, flattenPages, type IndexedTexts} from './invertedIndex';
import {matchPart} from './match';
import {rankRecords} from './rank';
import {splitQuery, countWords, type Lexicon} from './splitQuery';
import {createSpeller} from './spelling';
import {createDictionary} from './synonyms';

/** The records that match a query, best first, and the index terms to highlight in them. A record is known by a number. */
export type EngineAnswer = {records: number[]; highlightTerms: ReadonlySet<string>};

/** Searches the index of one language. */
export type SearchEngine = {
  language: string;
  /** Searches the pages that `accepts` returns true for. */
  search(query: string, accepts: (page: PageContent) => boolean): EngineAnswer;
  /** Returns a record of an answer. */
  record(record: number): SearchRecord;
  /** Returns the page of a record. */
  page(record: number): PageContent;
};

type EngineParts = Lexicon & {index: SearchIndex; texts: IndexedTexts};

/** Create the search engine for an index. */
export function createEngine(index: SearchIndex): SearchEngine {
  const texts = flattenPages(index.pages);
  const invertedIndex = buildInvertedIndex(texts.texts);
  const dictionary = createDictionary(index.synonyms);
  const speller = createSpeller([...invertedIndex.terms, ...dictionary.singleWords]);
  const homophones = createHomophones(invertedIndex.hanChars);
  const parts = {index, texts, invertedIndex, dictionary, speller, homophones};
  const page = (record: number) => {
    const found = index.pages[texts.pages[record] ?? -1];
    if (!found) {
      throw new RangeError(`no record ${record}`);
    }
    return found;
  };
  return {
    language: index.language,
    page,
    search: (query, accepts) => search(query, accepts, parts),
    record: (record) => {
      const content = page(record);
      const title = texts.titles[texts.pages[record] ?? -1] ?? 0;
      const parents = parentsOf(content.nodes);
      return toRecord(content, record - title, parents, index.origin);
    },
  };
}

/** Split a query, match its parts and rank the records that match. */
function search(
  query: string,
  accepts: (page: PageContent) => boolean,
  parts: EngineParts,
): EngineAnswer {
  const {index, texts, invertedIndex, speller} = parts;
  const {parts: queryParts, corrected} = splitQuery(query, parts);
  const matches = queryParts.map((part) => ({
    ...matchPart(part, invertedIndex, speller),
    isRequired: part.isRequired,
    wordCount: countWords(part),
  }));
  const isAccepted = index.pages.map(accepts);
  const records = rankRecords(corrected, matches, texts, invertedIndex, isAccepted);
  const required = matches.filter(({isRequired}) => isRequired);
  return {records, highlightTerms: new Set(required.flatMap(({terms}) => [...terms]))};
}
