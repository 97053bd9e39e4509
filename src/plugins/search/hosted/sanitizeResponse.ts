import type {SearchResponse, SearchHit} from '../shared/searchApi';

/**
 * Validate a response of the provider, and return the hits of its first result. Hits that cannot be shown or opened are removed.
 * @throws Error when the response has no list of results, so that the reader sees that the search has failed
 */
export function sanitizeResponse(response: unknown): SearchResponse {
  const {results} = Object(response) as {results?: unknown};
  const [answer] = Array.isArray(results) ? (results as unknown[]) : [];
  if (typeof answer !== 'object' || answer === null) {
    throw new Error('The answer of the search has no list of results');
  }
  const {hits, nbHits, ...rest} = answer as Record<keyof SearchResponse, unknown>;
  const validHits = (Array.isArray(hits) ? (hits as unknown[]) : [])
    .filter((hit) => isWebAddress((Object(hit) as {url?: unknown}).url))
    .map((hit) => withTextValues(hit))
    .filter(isHit);
  return {
    ...rest,
    hits: validHits,
    nbHits: isCount(nbHits) ? nbHits : validHits.length,
  };
}

/**
 * Check whether a URL is a web address that still leads to the same site when its origin is removed. A path such
 * as `//evil.example/x` would lead to another site.
 */
function isWebAddress(url: unknown): boolean {
  if (typeof url !== 'string') return false;
  try {
    const {protocol, pathname} = new URL(url);
    return /^https?:$/.test(protocol) && !pathname.startsWith('//');
  } catch {
    // URL.canParse would be shorter, but Chrome supports it only since version 120.
    return false;
  }
}

/** Check whether a value is a whole number of results. */
function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Check whether a value has the fields that the modal and the search page read, and whether they are strings. */
function isHit(hit: unknown): hit is SearchHit {
  const {objectID, type, content, hierarchy} = hit as SearchHit;
  return (
    [objectID, type].every((text) => typeof text === 'string') &&
    /^(?:lvl[1-6]|content)$/.test(type) &&
    typeof hierarchy === 'object' &&
    (hierarchy as unknown) !== null &&
    [content, ...Object.values(hierarchy)].every(
      (text: unknown) => typeof (text ?? '') === 'string',
    )
  );
}

/** Return a hit whose highlighted values are strings. A value that is not becomes empty. */
function withTextValues(hit: unknown): unknown {
  return JSON.parse(JSON.stringify(hit), (key, value: unknown) =>
    key === 'value' && typeof value !== 'string' ? '' : value,
  );
}
