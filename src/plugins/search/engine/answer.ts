import {HITS_PER_PAGE} from '../shared/limits';
import {escapeHtml} from '../shared/markup';
import {LEVELS, type SearchRecord} from '../shared/records';
import type {SearchAnswer, SearchHit, SearchQuery} from '../shared/search';
import type {SearchEngine} from './engine';
import {countFacets, passes} from './facets';
import {findRanges, highlight, snippet, type Range} from './highlight';

/** Words of a snippet where the query gives no number. */
const SNIPPET_WORDS = 10;

/** Answers a query from an engine. Every text is escaped: `<mark>` is the only markup. */
export function answerQuery(query: SearchQuery, engine: SearchEngine): SearchAnswer {
  const {page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters = [], facets = []} = query;
  const {hits, terms} = engine.search(query.query, ({tag, version, group}) =>
    passes(facetFilters, {
      language: engine.language,
      docusaurus_tag: tag,
      version,
      'hierarchy.lvl0': group,
    }),
  );
  const words = Number(query.attributesToSnippet?.[0]?.split(':')[1] ?? SNIPPET_WORDS);
  const first = page * hitsPerPage;
  return {
    hits: hits
      .slice(first, first + hitsPerPage)
      .map((hit) => toHit(engine.record(hit), terms, words)),
    nbHits: hits.length,
    page,
    facets: countFacets(
      facets,
      hits.map((hit) => engine.page(hit)),
    ),
    ...(hits.length === 0 && {suggestions: engine.suggest(query.query)}),
  };
}

function toHit(record: SearchRecord, terms: ReadonlySet<string>, words: number): SearchHit {
  const {objectID, url, type, content, hierarchy} = record;
  const cut = (text: string, ranges: readonly Range[]) => snippet(text, ranges, words);
  const show = (text: string, how: typeof cut) => ({value: how(text, findRanges(text, terms))});
  const eachHeading = <T>(how: (text: string) => T) =>
    Object.fromEntries(
      LEVELS.flatMap((level) => {
        const text = hierarchy[level];
        return text === null ? [] : [[level, how(text)]];
      }),
    );
  return {
    objectID: escapeHtml(objectID),
    url,
    type,
    content: content && escapeHtml(content),
    // All levels, as DocSearch stores them.
    hierarchy: {...hierarchy, ...eachHeading(escapeHtml)},
    _highlightResult: {hierarchy: eachHeading((text) => show(text, highlight))},
    _snippetResult: {
      hierarchy: eachHeading((text) => show(text, cut)),
      ...(content !== null && {content: show(content, cut)}),
    },
  };
}
