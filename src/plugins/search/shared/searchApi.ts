import type {Hierarchy, RecordType} from './records';

/** Maximum length of a query. DocSearch's modal has the same limit built in. */
export const MAX_QUERY_LENGTH = 64;

/** Number of hits of one answer, in the modal and on the search page. */
export const HITS_PER_PAGE = 20;

/** A query with the parameters of the hosted provider. The embedded search uses only the ones named here. */
export type SearchQuery = {
  query: string;
  /** Index of the page of hits, from 0. */
  page?: number;
  hitsPerPage?: number;
  /**
   * Attributes to shorten to a number of words, such as `content:10`. The embedded search shortens only the content.
   */
  attributesToSnippet?: string[];
};

type Marked = {value: string};

/**
 * A hit in the shape of DocSearch. In highlighted texts, `<mark>` tags stand around the matches. Everything else is shown as text, but such tags in
 * the text of a page are taken for those of matches.
 */
export type SearchHit = {
  objectID: string;
  url: string;
  type: RecordType;
  content: string | null;
  hierarchy: Partial<Hierarchy>;
  _highlightResult?: {hierarchy?: Partial<Record<keyof Hierarchy, Marked>>} | undefined;
  _snippetResult?: {content?: Marked};
};

/** The response to a query: one page of hits. */
export type SearchResponse = {
  hits: SearchHit[];
  /** Count of all hits. `hits` is one page of them. */
  nbHits: number;
};

/**
 * Runs a query. The embedded and the hosted search are such functions.
 * @throws Error with the reason why there is no answer. The next query tries again.
 */
export type Search = (query: SearchQuery) => Promise<SearchResponse>;

/** How the search for a query ended. */
export type SearchOutcome = {query: string; hasFailed: boolean; count: number};
