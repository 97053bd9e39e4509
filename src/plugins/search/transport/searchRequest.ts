import {HITS_PER_PAGE} from '../shared/limits';
import {readFacetFilters, type FacetFilters} from '../engine/facets';
import type {Tags} from '../engine/highlight';
import {RequestError} from './requestError';

/** One checked query of a request. */
export type QueryRequest = {
  indexName: string;
  query: string;
  hitsPerPage: number;
  page: number;
  facetFilters: FacetFilters;
  /** Attributes to count the hits by. */
  facets: string[];
  /** Attributes to return; undefined means all. */
  retrieve: Set<string> | undefined;
  /** Number of words by attribute. */
  snippets: Map<string, number>;
  ellipsis: string;
  tags: Tags;
  /** The parameters as they came, for the answer's `params`. */
  params: Record<string, unknown>;
};

/** The provider's limit: longer queries are cut. The input fields stop earlier. */
const MAX_QUERY_LENGTH = 512;
const MAX_HITS_PER_PAGE = 1000;
const DEFAULT_SNIPPET_WORDS = 10;

/**
 * Checks the body of `POST /1/indexes/*\/queries`.
 * @throws RequestError with the status and message that the provider would send
 */
export function readRequests(body: unknown): QueryRequest[] {
  const requests = isObject(body) ? body.requests : undefined;
  if (!Array.isArray(requests)) {
    throw new RequestError(400, 'Expecting a list of queries in the attribute "requests"');
  }
  return requests.map(readRequest);
}

function readRequest(value: unknown): QueryRequest {
  if (!isObject(value)) {
    throw new RequestError(400, 'requests: each query must be an object');
  }
  const {indexName, params, ...rest} = value;
  if (typeof indexName !== 'string' || indexName === '') {
    throw new RequestError(400, 'indexName: missing');
  }
  if (rest.type === 'facet') {
    throw new RequestError(400, 'type: searching for facet values is not supported here');
  }
  const given: Record<string, unknown> = {...(isObject(params) ? params : {}), ...rest};
  return {
    indexName,
    query: text(given, 'query', '').slice(0, MAX_QUERY_LENGTH),
    hitsPerPage: integer(given, 'hitsPerPage', HITS_PER_PAGE, 1, MAX_HITS_PER_PAGE),
    page: integer(given, 'page', 0, 0, Number.MAX_SAFE_INTEGER),
    facetFilters: readFacetFilters(given.facetFilters),
    facets: strings(given, 'facets', []),
    retrieve: readRetrieve(given),
    snippets: readSnippets(given),
    ellipsis: text(given, 'snippetEllipsisText', '…'),
    tags: {
      pre: text(given, 'highlightPreTag', '<em>'),
      post: text(given, 'highlightPostTag', '</em>'),
    },
    params: given,
  };
}

function readRetrieve(given: Record<string, unknown>): Set<string> | undefined {
  const list = strings(given, 'attributesToRetrieve', ['*']);
  return list.includes('*') ? undefined : new Set(list);
}

function readSnippets(given: Record<string, unknown>): Map<string, number> {
  return new Map(
    strings(given, 'attributesToSnippet', []).map((item) => {
      const [attribute = '', words = String(DEFAULT_SNIPPET_WORDS)] = item.split(':');
      if (!/^[1-9]\d{0,3}$/.test(words)) {
        throw new RequestError(400, `attributesToSnippet: "${item}" has no valid number of words`);
      }
      return [attribute, Number(words)];
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(given: Record<string, unknown>, name: string, fallback: string): string {
  const value = given[name] ?? fallback;
  if (typeof value !== 'string') {
    throw new RequestError(400, `${name}: expected a string`);
  }
  return value;
}

function strings(given: Record<string, unknown>, name: string, fallback: string[]): string[] {
  const value = given[name] ?? fallback;
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    throw new RequestError(400, `${name}: expected a list of strings`);
  }
  return value;
}

function integer(
  given: Record<string, unknown>,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = given[name] ?? fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw new RequestError(400, `${name}: expected a whole number from ${min} to ${max}`);
  }
  return value;
}
