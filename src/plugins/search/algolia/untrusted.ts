import type {DocSearchHit} from '@docsearch/react';
import type {createStorageSlot} from '@docusaurus/theme-common';
import {escapeHtml} from '../shared/markup';
import {LEVELS} from '../shared/records';
import {isWebAddress} from '../shared/webAddress';

/*
 * What comes from outside and is shown as HTML: answers of a provider, and saved searches of the browser's storage
 * (specification, sections 3 and 7). Neither may bring markup or scripts into the page.
 */

/** What DocSearch keeps of a hit. */
type SavedSearch = Pick<DocSearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

/** Values that are addresses, never shown as HTML. */
const ADDRESS = /^(?:url|anchor)/;

type Result = {hits: DocSearchHit[]; nbHits?: unknown; page?: unknown};

/**
 * The response of a provider as the modal and the search page can show it, whatever it holds.
 * @throws Error when it has no list of results: to the reader, the search has failed
 */
export function readResponse<T>(response: T): T {
  if (!Array.isArray((Object(response) as {results?: unknown}).results)) {
    throw new Error('The answer of the search has no list of results');
  }
  const cleaned = cleanResponse(response) as {results: Result[]};
  const results = cleaned.results.map(({hits, nbHits, page, ...rest}) => ({
    ...rest,
    hits: hits.filter(isHit),
    nbHits: isCount(nbHits) ? nbHits : hits.length,
    page: isCount(page) ? page : 0,
  }));
  return {...cleaned, results} as T;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isHit({objectID, type, content, hierarchy}: DocSearchHit): boolean {
  return (
    [objectID, type].every((text) => typeof text === 'string') &&
    /^(?:lvl[1-6]|content)$/.test(type) &&
    [content, ...(Object.values(Object(hierarchy) as object) as unknown[])].every(
      (text) => typeof (text ?? '') === 'string',
    )
  );
}

/**
 * Makes the hits of a hosted response safe to show as HTML: every text is escaped, and only `<mark>` stays markup. Hits
 * whose address cannot be opened are dropped.
 */
export function cleanResponse<T>(response: T): T {
  const {results} = Object(response) as {results?: unknown};
  return {
    ...response,
    results: (Array.isArray(results) ? results : []).map((result: {hits?: unknown} | null) => ({
      ...result,
      hits: Array.isArray(result?.hits)
        ? result.hits.filter((hit: {url?: unknown} | null) => isWebAddress(hit?.url)).map(cleanHit)
        : [],
    })),
  };
}

/** Escapes every text in a hit and gives its `<mark>` tags back. A highlight that is no text is none. */
function cleanHit(hit: object): unknown {
  return JSON.parse(JSON.stringify(hit), (key, value: unknown) => {
    if (key === 'value' && typeof value !== 'string') {
      return '';
    }
    return typeof value === 'string' && !ADDRESS.test(key)
      ? escapeHtml(value).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>')
      : value;
  });
}

/** Cleans a list of saved searches before DocSearch reads it, which crashes on what is no list. */
export function cleanSavedSearches(slot: ReturnType<typeof createStorageSlot>): void {
  const stored = slot.get();
  if (stored) {
    // First, so that a full storage cannot keep what the modal must not see.
    slot.del();
    slot.set(JSON.stringify(readSavedSearches(stored)));
  }
}

/** The entries of a stored list that can be shown, each once. */
export function readSavedSearches(stored: string): SavedSearch[] {
  try {
    const entries = (JSON.parse(stored) as SavedSearch[]).filter(isSavedSearch);
    return [...new Map(entries.map((entry) => [entry.objectID, entry])).values()].map(
      ({objectID, url, type, hierarchy}) => ({objectID, url, type, content: null, hierarchy}),
    );
  } catch {
    return [];
  }
}

function isSavedSearch(entry: unknown): boolean {
  const {objectID, url, type, hierarchy} = Object(entry) as SavedSearch;
  const levels = Object(hierarchy) as SavedSearch['hierarchy'];
  return (
    [objectID, url, type, levels.lvl1, levels[type as 'lvl1']].every(isPlain) &&
    /^(?:\/(?![/\\])|https?:\/\/)/.test(url) &&
    /^lvl[1-6]$/.test(type) &&
    Object.values(levels).every((text) => text === null || isPlain(text))
  );
}

/** A text as the search client delivers it: escaped, so without markup. */
function isPlain(value: unknown): boolean {
  return typeof value === 'string' && /^[^<>"]{1,1000}$/.test(value);
}

/** The heading above a hit in the text of a page, as a hit that can be saved. */
export function headingOf({url, hierarchy}: Pick<DocSearchHit, 'url' | 'hierarchy'>): SavedSearch {
  const type = LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl1';
  return {objectID: `${url}:${type}`, url, type, content: null, hierarchy};
}
