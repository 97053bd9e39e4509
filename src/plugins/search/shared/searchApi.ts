import type {Hierarchy, RecordType} from './records';

/** Conditions of the form `attribute:value`. All items must hold, and of an item that is a list, one of its items. */
export type FacetFilters = string | readonly FacetFilters[];

/** A query in the parameters of the hosted provider. The built-in search reads only those named here. */
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

/** A result in the shape of DocSearch. Every text is HTML whose only markup is `<mark>`. */
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

/** The built-in search, or a provider's. */
export type Search = {
  /** @throws Error that says why there is no answer. The next query tries again. */
  ask(query: SearchQuery): Promise<SearchAnswer>;
  /** Loads what the first query needs, or a newer index than the loaded one. Never fails. */
  prefetch(): Promise<void>;
};

/** How the search for a query ended. */
export type SearchOutcome = {query: string; hasFailed: boolean; count: number};
