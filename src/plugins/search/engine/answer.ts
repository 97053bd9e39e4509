import {escapeHtml} from '../shared/markup';
import {LEVELS, type SearchRecord} from '../shared/records';
import type {SearchEngine} from './engine';
import {countFacets, languagesOf, passes} from './facets';
import {findRanges, highlight, snippetWindow, type Range} from './highlight';
import type {QueryRequest} from '../transport/searchRequest';

type Highlighted = {
  value: string;
  matchLevel: 'none' | 'full';
  matchedWords?: string[];
  fullyHighlighted?: boolean;
};

type Nested<T> = {hierarchy?: Record<string, T>; content?: T};

/** Engines by language, loaded when asked for. */
export type Engines = {load(language: string): Promise<SearchEngine>; currentLanguage: string};

/** The provider stops there too; nobody turns that many pages. */
const MAX_REACHABLE_HITS = 1000;

/**
 * Answers one query in the shape of the provider. Every value is escaped: the tags of the request are the only markup.
 */
export async function answerQuery(request: QueryRequest, engines: Engines) {
  const startedAt = performance.now();
  const language = languagesOf(request.facetFilters)?.[0] ?? engines.currentLanguage;
  const engine = await engines.load(language);
  const {hits, terms} = engine.search(request.query, (page) =>
    passes(request.facetFilters, {
      language: engine.language,
      docusaurus_tag: page.tag,
      version: page.version,
      'hierarchy.lvl0': page.group,
    }),
  );
  const first = request.page * request.hitsPerPage;
  const shown = hits.slice(0, MAX_REACHABLE_HITS).slice(first, first + request.hitsPerPage);
  return {
    hits: shown.map((hit) => toHit(engine.record(hit), terms, request)),
    nbHits: hits.length,
    page: request.page,
    nbPages: Math.ceil(Math.min(hits.length, MAX_REACHABLE_HITS) / request.hitsPerPage),
    hitsPerPage: request.hitsPerPage,
    exhaustiveNbHits: true,
    ...(request.facets.length > 0 && {
      facets: countFacets(
        request.facets,
        hits.map((hit) => engine.page(hit)),
      ),
    }),
    // Not the provider's: the search page shows them where nothing was found.
    ...(hits.length === 0 && {suggestions: engine.suggest(request.query)}),
    query: request.query,
    params: serialize(request.params),
    index: request.indexName,
    queryID: queryId(request),
    processingTimeMS: Math.round(performance.now() - startedAt),
  };
}

function toHit(record: SearchRecord, terms: ReadonlySet<string>, request: QueryRequest) {
  const wanted = (name: string) => request.retrieve?.has(name) ?? true;
  const highlighted: Nested<Highlighted> = {};
  const snippets: Nested<Highlighted> = {};
  const attributes = LEVELS.map((level) => ({
    name: `hierarchy.${level}`,
    value: record.hierarchy[level],
    set: (target: Nested<Highlighted>, value: Highlighted) => {
      target.hierarchy = {...target.hierarchy, [level]: value};
    },
  }));
  attributes.push({
    name: 'content',
    value: record.content,
    set: (target, value) => {
      target.content = value;
    },
  });
  for (const {name, value, set} of attributes) {
    if (value !== null) {
      const words = request.snippets.get(name) ?? request.snippets.get('*');
      const ranges = findRanges(value, terms);
      set(highlighted, highlightValue(value, ranges, request));
      if (words !== undefined) {
        set(snippets, snippetValue(value, ranges, request, words));
      }
    }
  }
  return {
    ...(wanted('url') && {url: record.url}),
    ...(wanted('anchor') && {anchor: record.anchor}),
    ...(wanted('type') && {type: record.type}),
    ...(wanted('content') && {content: escapeNullable(record.content)}),
    hierarchy: Object.fromEntries(
      LEVELS.filter((level) => wanted('hierarchy') || wanted(`hierarchy.${level}`)).map((level) => [
        level,
        escapeNullable(record.hierarchy[level]),
      ]),
    ),
    ...(wanted('language') && {language: record.language}),
    ...(wanted('docusaurus_tag') && {docusaurus_tag: record.docusaurus_tag}),
    ...(wanted('version') && {version: record.version}),
    objectID: escapeHtml(record.objectID),
    _highlightResult: highlighted,
    _snippetResult: snippets,
  };
}

function highlightValue(text: string, ranges: readonly Range[], {tags}: QueryRequest): Highlighted {
  const [only] = ranges;
  return {
    value: highlight(text, ranges, tags),
    matchLevel: ranges.length > 0 ? 'full' : 'none',
    matchedWords: ranges.map(({start, end}) => escapeHtml(text.slice(start, end))),
    fullyHighlighted: only?.start === 0 && only.end === text.length,
  };
}

function snippetValue(
  text: string,
  ranges: readonly Range[],
  {tags, ellipsis}: QueryRequest,
  words: number,
): Highlighted {
  const window = snippetWindow(text, ranges, words);
  const before = window.start > 0 ? escapeHtml(ellipsis) : '';
  const after = window.end < text.length ? escapeHtml(ellipsis) : '';
  return {
    value: `${before}${highlight(text, ranges, tags, window)}${after}`,
    matchLevel: ranges.length > 0 ? 'full' : 'none',
  };
}

function escapeNullable(value: string | null): string | null {
  return value === null ? null : escapeHtml(value);
}

function serialize(params: Record<string, unknown>): string {
  return Object.entries(params)
    .map(([name, value]) => {
      const plain = typeof value === 'string' ? value : JSON.stringify(value);
      return `${name}=${encodeURIComponent(String(plain).replace(/\p{Surrogate}/gu, '\ufffd'))}`;
    })
    .join('&');
}

/** The same query has the same id; nothing is counted by it. */
function queryId({indexName, query, page}: QueryRequest): string {
  let hash = 0x811c9dc5;
  for (const char of `${indexName}\n${query}\n${page}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0').repeat(4);
}
