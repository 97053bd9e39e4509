import type {DocSearchHit} from '@docsearch/react';

/** The fields of a hit that DocSearch stores when a reader opens it. */
type SavedSearch = Pick<DocSearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

/** Storage keys of DocSearch's recent and favorite searches, each followed by the name of the index. */
const STORAGE_KEY = /^__DOCSEARCH_(?:RECENT|FAVORITE)_SEARCHES__/;

/**
 * Make DocSearch read only saved searches that it can show, and log a failing storage instead of throwing. DocSearch 3.9.0 calls `localStorage` directly and takes no other storage, so the
 * methods of `Storage` are wrapped for its two keys. Unwrapped, a failing read crashes the page when the search opens,
 * and a failing write leaves the modal open over the page of the chosen result.
 */
export function guardSavedSearches(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the storage as `this` below
  const {getItem, setItem} = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    if (!STORAGE_KEY.test(key)) return getItem.call(this, key);
    try {
      return JSON.stringify(readSavedSearches(getItem.call(this, key) ?? '[]'));
    } catch (error) {
      console.error(`Saved searches cannot be read from the storage (${key})`, error);
      return null;
    }
  };
  Storage.prototype.setItem = function (key, value) {
    try {
      setItem.call(this, key, value);
    } catch (error) {
      if (!STORAGE_KEY.test(key)) throw error;
      console.error(`Saved searches cannot be written to the storage (${key})`, error);
    }
  };
}

/** Return the entries of a stored list that DocSearch can show and open, each once. */
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

/** Check whether a stored entry is a page or section with a URL and headings. */
function isSavedSearch(entry: unknown): boolean {
  const {objectID, url, type, hierarchy} = Object(entry) as SavedSearch;
  const levels = Object(hierarchy) as SavedSearch['hierarchy'];
  return (
    [objectID, url, type, levels.lvl1, levels[type as 'lvl1']].every(isText) &&
    /^(?:\/(?![/\\])|https?:\/\/)/.test(url) &&
    /^lvl[1-6]$/.test(type) &&
    Object.values(levels).every((text) => text === null || isText(text))
  );
}

/** Check whether a value is a text of usual length. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= 1000;
}
