import type {DocSearchHit} from '@docsearch/react';
import type {createStorageSlot} from '@docusaurus/theme-common';
import {escapeHtml} from '../shared/markup';
import {LEVELS} from '../shared/records';
import type {SearchAnswer, SearchHit} from '../shared/search';
import {isWebAddress} from '../shared/webAddress';

/*
 * What comes from outside and is shown as HTML: answers of a provider, and saved searches of the browser's storage
 * (specification, sections 3 and 7). Neither may bring markup or scripts into the page.
 */

/** What DocSearch keeps of a hit. */
type SavedSearch = Pick<DocSearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

/** Values that are addresses, never shown as HTML. */
const ADDRESS = /^(?:url|anchor)/;

/**
 * Reads the first answer of a provider's response as the modal and the search page can show it, whatever it holds: every
 * text is escaped, and only `<mark>` stays markup. Hits that cannot be shown or opened are dropped.
 * @throws Error when there is no answer: to the reader, the search has failed
 */
export function readAnswer(response: unknown): SearchAnswer {
  const {results} = Object(response) as {results?: unknown};
  const [answer] = Array.isArray(results) ? (results as unknown[]) : [];
  if (typeof answer !== 'object' || answer === null) {
    throw new Error('The answer of the search has no list of results');
  }
  const {hits, nbHits, page, ...rest} = answer as Record<keyof SearchAnswer, unknown>;
  const shown = (Array.isArray(hits) ? (hits as unknown[]) : [])
    .filter((hit) => isWebAddress((Object(hit) as {url?: unknown}).url))
    .map((hit) => cleanHit(hit))
    .filter(isHit);
  return {
    ...(rest as object),
    hits: shown,
    nbHits: isCount(nbHits) ? nbHits : shown.length,
    page: isCount(page) ? page : 0,
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

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

/** Escapes every text in a hit and gives its `<mark>` tags back. A highlight that is no text is none. */
function cleanHit(hit: unknown): unknown {
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
