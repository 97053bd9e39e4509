import {parentsOf, toRecord, type PageContent, type SearchRecord} from '../shared/records';
import type {SearchIndex} from '../shared/searchIndex';
import {correctHomophones, createHomophones} from './homophones';
import {buildInvertedIndex, listDocuments} from './invertedIndex';
import {matchClause} from './match';
import {rankRecords} from './rank';
import {isLoneCharacter, parseQuery} from './parseQuery';
import {createSpeller} from './spelling';
import {createDictionary} from './synonyms';
import {stripQuestionPhrases} from './tokenizeQuery';

/** Indices of the records that match a query, best first, and the index terms to highlight in them. */
type EngineResult = {records: number[]; highlightTerms: ReadonlySet<string>};

/** Searches the index of one language. */
export type SearchEngine = {
  /** Return the records that match a query. */
  search(query: string): EngineResult;
  /** Return the record with an index from a result. */
  getRecord(record: number): SearchRecord;
  /**
   * Return the text of a record. That of a page title is the description of the page, and that of another heading the first text below it
   * that has no address of its own.
   */
  getText(record: number): string | undefined;
  /** Return the page that contains a record. */
  getPage(record: number): PageContent;
};

/** Create the search engine for an index. */
export function createEngine(searchIndex: SearchIndex): SearchEngine {
  const documents = listDocuments(searchIndex.pages);
  const index = buildInvertedIndex(documents.texts);
  const dictionary = createDictionary(searchIndex.synonyms);
  const speller = createSpeller(index.terms);
  const homophones = createHomophones(index.hanChars);
  const synonymTexts = searchIndex.synonyms
    .flatMap(({names, typed}) => [...names, ...typed])
    .join('\n');
  const getPage = (record: number) => {
    const found = searchIndex.pages[documents.pageOf[record] ?? -1];
    if (!found) {
      throw new RangeError(`no record ${record}`);
    }
    return found;
  };
  const titleOf = (record: number) => documents.titleOf[documents.pageOf[record] ?? -1] ?? 0;
  return {
    getPage,
    getText(record) {
      const {nodes, description} = getPage(record);
      const [own, ...below] = nodes.slice(record - titleOf(record));
      if (!own || own.level === 0) return own?.text;
      if (own.level === 1 && description) return description;
      const end = below.findIndex(({level}) => level > 0 && level <= own.level);
      return below
        .slice(0, end < 0 ? undefined : end)
        .find(({level, anchor}) => level === 0 && !anchor)?.text;
    },
    search(typed) {
      const query = correctHomophones(stripQuestionPhrases(typed), index, homophones, synonymTexts);
      const clauses = parseQuery(query, dictionary);
      const matches = clauses.map((clause) => matchClause(clause, index, speller));
      const highlighted = matches.filter(
        ({isRequired}, at) => isRequired && (clauses.length === 1 || !isLoneCharacter(clauses[at])),
      );
      return {
        records: rankRecords(query, matches, documents),
        highlightTerms: new Set(highlighted.flatMap(({terms}) => [...terms])),
      };
    },
    getRecord(record) {
      const content = getPage(record);
      const parents = parentsOf(content.nodes);
      return toRecord(content, record - titleOf(record), parents, searchIndex.origin);
    },
  };
}
