import type {RecordType} from '../shared/records';

/** What the modal keeps of a search: a hit without its highlights. */
type SavedSearch = {
  objectID: string;
  url: string;
  type: RecordType;
  content: string | null;
  hierarchy: Record<string, string | null>;
};

/** Keys and limits are DocSearch's. */
const LISTS = [
  {prefix: '__DOCSEARCH_RECENT_SEARCHES__', limit: 7},
  {prefix: '__DOCSEARCH_FAVORITE_SEARCHES__', limit: 10},
];

const MAX_LENGTH = 1_000;
const TYPES = new Set<unknown>(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content']);

/**
 * Cleans the recent and favourite searches before the modal reads them. The modal crashes on a list that is no list
 * and shows what it finds as HTML, so only well-formed entries without markup stay.
 * @param storage undefined when the browser has none; then there is nothing to clean
 */
export function cleanSavedSearches(storage: Storage | undefined, indexName: string): void {
  for (const {prefix, limit} of LISTS) {
    const key = `${prefix}${indexName}`;
    try {
      const stored = storage?.getItem(key);
      if (storage && stored) {
        const cleaned = JSON.stringify(readSavedSearches(stored, limit));
        if (cleaned !== stored) {
          // First, so that a full storage cannot keep what the modal must not see.
          storage.removeItem(key);
          storage.setItem(key, cleaned);
        }
      }
    } catch {
      // A browser that blocks storage has nothing for the modal to read.
    }
  }
}

/** The entries of a stored list that can be used, at most `limit`. */
export function readSavedSearches(stored: string, limit: number): SavedSearch[] {
  let list: unknown;
  try {
    list = JSON.parse(stored);
  } catch {
    return [];
  }
  const seen = new Set<string>();
  return (Array.isArray(list) ? list : [])
    .flatMap((entry) => readEntry(entry) ?? [])
    .filter(({objectID}) => !seen.has(objectID) && seen.add(objectID))
    .slice(0, limit);
}

function readEntry(entry: unknown): SavedSearch | null {
  const {objectID, url, type, content = null, hierarchy} = (entry ?? {}) as Partial<SavedSearch>;
  if (
    !isPlain(objectID) ||
    !isAddress(url) ||
    !TYPES.has(type) ||
    !type ||
    !(content === null || isPlain(content)) ||
    typeof hierarchy !== 'object' ||
    hierarchy === null
  ) {
    return null;
  }
  const levels = Object.entries(hierarchy).filter(([level]) => /^lvl[0-6]$/.test(level));
  const own = type === 'content' ? content : hierarchy[type];
  if (!isPlain(own) || !isPlain(hierarchy.lvl1)) {
    return null;
  }
  return levels.every(([, value]) => value === null || isPlain(value))
    ? {objectID, url, type, content, hierarchy: Object.fromEntries(levels)}
    : null;
}

/** Text in the escaped form in which the search client delivers it. */
function isPlain(value: unknown): value is string {
  return (
    typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH && !/[<>"]/.test(value)
  );
}

function isAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_LENGTH &&
    /^(?:\/(?![/\\])|https?:\/\/)/.test(value)
  );
}
