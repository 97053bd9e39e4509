import {parentsOf, toRecord, type PageContent, type SearchRecord} from '../shared/records';
import type {SearchIndex} from '../shared/searchIndex';
import {createHomophones} from './homophones';
import {buildInvertedIndex, flattenPages, type Texts} from './invertedIndex';
import {matchPart} from './match';
import {rankRecords} from './rank';
import {splitQuery, countWords, type Lexicon} from './splitQuery';
import {createSpeller} from './spelling';
import {createDictionary} from './synonyms';

/** Indices of the records that match a query, best first, and the index terms to highlight in them. */
type EngineAnswer = {records: number[]; highlightTerms: ReadonlySet<string>};

/** Searches the index of one language. */
export type SearchEngine = {
  /** Return the records that match a query. */
  search(query: string): EngineAnswer;
  /** Return the record with an index from an answer. */
  record(record: number): SearchRecord;
  /** Return the text of a record, or the first text below it if it is a heading. */
  text(record: number): string | undefined;
  /** Return the page that contains a record. */
  page(record: number): PageContent;
};

type EngineParts = Lexicon & {texts: Texts};

/** Create the search engine for an index. */
export function createEngine(searchIndex: SearchIndex): SearchEngine {
  const texts = flattenPages(searchIndex.pages);
  const index = buildInvertedIndex(texts.texts);
  const dictionary = createDictionary(searchIndex.synonyms);
  const speller = createSpeller([...index.terms, ...dictionary.singleWords]);
  const homophones = createHomophones(index.hanChars);
  const parts = {texts, index, dictionary, speller, homophones};
  const page = (record: number) => {
    const found = searchIndex.pages[texts.pages[record] ?? -1];
    if (!found) {
      throw new RangeError(`no record ${record}`);
    }
    return found;
  };
  const titleOf = (record: number) => texts.titles[texts.pages[record] ?? -1] ?? 0;
  return {
    page,
    text(record) {
      const [own, ...below] = page(record).nodes.slice(record - titleOf(record));
      if (!own || own.level === 0) return own?.text;
      const end = below.findIndex(({level}) => level > 0 && level <= own.level);
      return below.slice(0, end < 0 ? undefined : end).find(({level}) => level === 0)?.text;
    },
    search: (query) => search(query, parts),
    record: (record) => {
      const content = page(record);
      const parents = parentsOf(content.nodes);
      return toRecord(content, record - titleOf(record), parents, searchIndex.origin);
    },
  };
}

/** Split a query, match its parts and rank the records that match. */
function search(query: string, parts: EngineParts): EngineAnswer {
  const {texts, index, speller} = parts;
  const {parts: queryParts, corrected} = splitQuery(query, parts);
  const matches = queryParts.map((part) => ({
    ...matchPart(part, index, speller),
    isRequired: part.isRequired,
    wordCount: countWords(part),
  }));
  const records = rankRecords(corrected, matches, texts, index);
  const required = matches.filter(({isRequired}) => isRequired);
  return {records, highlightTerms: new Set(required.flatMap(({terms}) => [...terms]))};
}
