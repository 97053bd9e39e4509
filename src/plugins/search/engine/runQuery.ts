import {HITS_PER_PAGE} from '../shared/searchApi';
import {LEVELS, type SearchRecord} from '../shared/records';
import type {SearchResponse, SearchHit, SearchQuery} from '../shared/searchApi';
import type {SearchEngine} from './engine';
import {findMatchRanges, highlight, snippet} from './highlight';

/** Number of words of a snippet when the query gives none. */
const SNIPPET_WORDS = 10;

/** Run a query, and return one page of hits in the response format of the hosted provider. */
export function runQuery(query: SearchQuery, engine: SearchEngine): SearchResponse {
  const {page = 0, hitsPerPage = HITS_PER_PAGE} = query;
  const {records, highlightTerms} = engine.search(query.query);
  const words = Number(query.attributesToSnippet?.[0]?.split(':')[1] ?? SNIPPET_WORDS);
  const first = page * hitsPerPage;
  return {
    hits: records
      .slice(first, first + hitsPerPage)
      .map((record) =>
        toHit(engine.getRecord(record), engine.getText(record), highlightTerms, words),
      ),
    nbHits: records.length,
  };
}

/** Turn a record into a hit with highlighted headings and a snippet of its text, or of the text below it. */
function toHit(
  record: SearchRecord,
  text: string | undefined,
  terms: ReadonlySet<string>,
  words: number,
): SearchHit {
  const {objectID, url, type, content, hierarchy} = record;
  const highlighted = LEVELS.flatMap((level) => {
    const text = hierarchy[level];
    return text === null
      ? []
      : [[level, {value: highlight(text, findMatchRanges(text, terms))}] as const];
  });
  return {
    objectID,
    url,
    type,
    content,
    hierarchy,
    _highlightResult: {hierarchy: Object.fromEntries(highlighted)},
    ...(text !== undefined && {
      _snippetResult: {content: {value: snippet(text, findMatchRanges(text, terms), words)}},
    }),
  };
}
