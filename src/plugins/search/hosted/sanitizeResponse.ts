import {escapeHtml} from '../shared/escapeHtml';
import type {SearchResponse, SearchHit} from '../shared/searchApi';

/** Keys of a hit that contain URLs. They are not escaped, because they are never shown as HTML. */
const URL_KEY = /^(?:url|anchor)/;

/**
 * Validate a response of the provider, and return the hits of its first result. Every text is escaped, so that `<mark>` is the only
 * markup, because DocSearch shows texts as HTML. Hits that cannot be shown or opened are removed.
 * @throws Error when the response has no list of results, so that the reader sees that the search has failed
 */
export function sanitizeResponse(response: unknown): SearchResponse {
  const {results} = Object(response) as {results?: unknown};
  const [answer] = Array.isArray(results) ? (results as unknown[]) : [];
  if (typeof answer !== 'object' || answer === null) {
    throw new Error('The answer of the search has no list of results');
  }
  const {hits, nbHits, page, ...rest} = answer as Record<keyof SearchResponse, unknown>;
  const validHits = (Array.isArray(hits) ? (hits as unknown[]) : [])
    .filter((hit) => isWebAddress((Object(hit) as {url?: unknown}).url))
    .map((hit) => escapeTexts(hit))
    .filter(isHit);
  return {
    ...rest,
    hits: validHits,
    nbHits: isCount(nbHits) ? nbHits : validHits.length,
    page: isCount(page) ? page : 0,
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

/** Check whether a value is a whole number of results or pages. */
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
    [content, ...Object.values(hierarchy ?? {text: 0})].every(
      (text: unknown) => typeof (text ?? '') === 'string',
    )
  );
}

/** Escape every text in a hit except the `<mark>` tags. A highlighted value that is not a string becomes empty. */
function escapeTexts(hit: unknown): unknown {
  return JSON.parse(JSON.stringify(hit), (key, value: unknown) => {
    if (key === 'value' && typeof value !== 'string') {
      return '';
    }
    return typeof value === 'string' && !URL_KEY.test(key)
      ? escapeHtml(value).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>')
      : value;
  });
}
