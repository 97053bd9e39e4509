import {HITS_PER_PAGE} from '../shared/limits';
import {escapeHtml} from '../shared/markup';
import {LEVELS, type SearchRecord} from '../shared/records';
import type {SearchAnswer, SearchHit, SearchQuery} from '../shared/searchApi';
import type {SearchEngine} from './engine';
import {passes} from './facetFilters';
import {findRanges, highlight, snippet} from './highlight';

/** Words of a snippet when the query gives no number. */
const SNIPPET_WORDS = 10;

/** Answer a query from an engine. Every text is escaped, and `<mark>` is the only markup. */
export function answerQuery(query: SearchQuery, engine: SearchEngine): SearchAnswer {
  const {page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters = []} = query;
  const {hits, terms} = engine.search(query.query, ({tag, version}) =>
    passes(facetFilters, {language: engine.language, docusaurus_tag: tag, version}),
  );
  const words = Number(query.attributesToSnippet?.[0]?.split(':')[1] ?? SNIPPET_WORDS);
  const first = page * hitsPerPage;
  return {
    hits: hits
      .slice(first, first + hitsPerPage)
      .map((hit) => toHit(engine.record(hit), terms, words)),
    nbHits: hits.length,
    page,
  };
}

function toHit(record: SearchRecord, terms: ReadonlySet<string>, words: number): SearchHit {
  const {objectID, url, type, content, hierarchy} = record;
  const eachHeading = <T>(show: (text: string) => T) =>
    Object.fromEntries(
      LEVELS.flatMap((level) => {
        const text = hierarchy[level];
        return text === null ? [] : [[level, show(text)]];
      }),
    );
  return {
    objectID: escapeHtml(objectID),
    url,
    type,
    content: content && escapeHtml(content),
    // All levels, as DocSearch stores them.
    hierarchy: {...hierarchy, ...eachHeading(escapeHtml)},
    _highlightResult: {
      hierarchy: eachHeading((text) => ({value: highlight(text, findRanges(text, terms))})),
    },
    ...(content !== null && {
      _snippetResult: {content: {value: snippet(content, findRanges(content, terms), words)}},
    }),
  };
}
