import type {Hierarchy, RecordType} from './records';

/** Conditions `attribute:value`: an AND of its items, where an item that is a list is an OR. */
export type FacetFilters = string | readonly FacetFilters[];

/** A query in the parameters of the hosted provider. The built-in search reads those named here. */
export type SearchQuery = {
  query: string;
  /** Page of results, from 0. */
  page?: number;
  hitsPerPage?: number;
  facetFilters?: FacetFilters;
  /** Attributes to cut, with their number of words, such as `content:10`. The built-in search cuts the content only. */
  attributesToSnippet?: string[];
};

type Marked = {value: string};

/** A result, in the shape of DocSearch: every text is HTML whose only markup is `<mark>`. */
export type SearchHit = {
  objectID: string;
  url: string;
  type: RecordType;
  content: string | null;
  hierarchy: Partial<Hierarchy>;
  _highlightResult?: {hierarchy?: Partial<Record<keyof Hierarchy, Marked>>} | undefined;
  _snippetResult?: {content?: Marked};
};

/** The answer to a query. */
export type SearchAnswer = {
  hits: SearchHit[];
  /** Number of all hits, of which `hits` is one page. */
  nbHits: number;
  page: number;
};

/** A search: the built-in one, or a provider's. */
export type Search = {
  /** @throws Error that says why there is no answer; the next query tries again */
  ask(query: SearchQuery): Promise<SearchAnswer>;
  /** Loads what the first query needs, or a newer index than the loaded one. Never fails. */
  prefetch(): Promise<void>;
};

/** How the search for a query ended. */
export type SearchOutcome = {query: string; hasFailed: boolean; count: number};
