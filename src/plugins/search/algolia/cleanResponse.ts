import {escapeHtml} from '../shared/markup';

/** Values that are addresses or names, never shown as HTML. */
const NOT_SHOWN = new Set([
  'url',
  'url_without_anchor',
  'anchor',
  'objectID',
  'matchLevel',
  'queryID',
]);

/**
 * Makes the hits of a hosted response safe to show as HTML: every value is escaped, and only `<mark>` stays markup.
 * Hits whose address is not http(s) are dropped.
 */
export function cleanResponse<T>(response: T): T {
  const {results} = response as {results?: unknown};
  if (!Array.isArray(results)) {
    return response;
  }
  return {
    ...response,
    results: results.map((result: {hits?: unknown}) => ({
      ...result,
      hits: Array.isArray(result?.hits) ? result.hits.filter(hasWebAddress).map(cleanValue) : [],
    })),
  };
}

/** Escapes a text and gives its `<mark>` tags back. */
function keepMarks(text: string): string {
  return escapeHtml(text).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>');
}

function hasWebAddress(hit: {url?: unknown}): boolean {
  try {
    return typeof hit?.url === 'string' && /^https?:$/.test(new URL(hit.url).protocol);
  } catch {
    // Not URL.canParse: Chrome has it from 120 on.
    return false;
  }
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') {
    return keepMarks(value);
  }
  if (Array.isArray(value)) {
    return value.map(cleanValue);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        NOT_SHOWN.has(key) ? item : cleanValue(item),
      ]),
    );
  }
  return value;
}
