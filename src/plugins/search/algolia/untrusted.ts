import type {DocSearchHit} from '@docsearch/react';
import type {createStorageSlot} from '@docusaurus/theme-common';
import {escapeHtml} from '../shared/markup';
import type {SearchAnswer, SearchHit} from '../shared/search';

/*
 * Readers of what comes from outside and is shown as HTML: answers of a provider, and saved searches of the browser's
 * storage (specification, sections 3 and 7). Neither may bring markup or scripts into the page.
 */

/** What DocSearch keeps of a hit. */
type SavedSearch = Pick<DocSearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

/** Values that are addresses, never shown as HTML. */
const ADDRESS = /^(?:url|anchor)/;

/**
 * Read the first answer of a provider's response, whatever it holds. Every text is escaped and only `<mark>` stays
 * markup. Hits that cannot be shown or opened are dropped.
 * @throws Error when there is no answer, so that the reader sees that the search has failed
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
    ...rest,
    hits: shown,
    nbHits: isCount(nbHits) ? nbHits : shown.length,
    page: isCount(page) ? page : 0,
  };
}

/**
 * Check whether the address of a hit can be opened. It must be on the web, and its path must stay one when the origin is
 * taken off (`//evil.example/x` would be another site).
 */
function isWebAddress(url: unknown): boolean {
  if (typeof url !== 'string') return false;
  try {
    const {protocol, pathname} = new URL(url);
    return /^https?:$/.test(protocol) && !pathname.startsWith('//');
  } catch {
    // Not URL.canParse, which Chrome has from version 120 on.
    return false;
  }
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

/** Escape every text in a hit except its `<mark>` tags, and empty a highlight that is no text. */
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

/** Clean a list of saved searches before DocSearch reads it, which crashes on anything that is no list. */
export function cleanSavedSearches(slot: ReturnType<typeof createStorageSlot>): void {
  const stored = slot.get();
  if (stored) {
    // First, so that a full storage cannot keep what the modal must not see.
    slot.del();
    slot.set(JSON.stringify(readSavedSearches(stored)));
  }
}

/** Return the entries of a stored list that can be shown, each once. */
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

/** Check whether a value is a text without markup, as the search client escapes it. */
function isPlain(value: unknown): boolean {
  return typeof value === 'string' && /^[^<>"]{1,1000}$/.test(value);
}
