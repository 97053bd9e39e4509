import {LEVELS, type Hierarchy} from '../shared/records';

/** What DocSearch keeps of a hit: all but its highlights. */
type SavedSearch = {
  objectID: string;
  url: string;
  type: string;
  content: string | null;
  hierarchy: Partial<Hierarchy>;
};

/** DocSearch's lists and their limits. With favourites it shows 4 of the recent searches. */
const LIMITS = {RECENT: 7, FAVORITE: 10};
const MAX_LENGTH = 1_000;

type List = keyof typeof LIMITS;
const keyOf = (list: List, indexName: string) => `__DOCSEARCH_${list}_SEARCHES__${indexName}`;

/**
 * Cleans the saved searches before the modal reads them: it crashes on a list that is no list, and shows what it finds
 * as HTML.
 * @param storage undefined when the browser has none; then there is nothing to clean
 */
export function cleanSavedSearches(storage: Storage | undefined, indexName: string): void {
  try {
    for (const list of ['RECENT', 'FAVORITE'] as const) {
      const key = keyOf(list, indexName);
      const stored = storage?.getItem(key);
      if (stored) {
        // First, so that a full storage cannot keep what the modal must not see.
        storage?.removeItem(key);
        storage?.setItem(key, JSON.stringify(readSavedSearches(stored, LIMITS[list])));
      }
    }
  } catch {
    // A browser that blocks storage has nothing for the modal to read.
  }
}

/**
 * Puts a hit in the text of a page on top of the recent searches, as the heading above it, unless it is a favourite.
 * DocSearch saves the title of the page for such a hit, and nothing if the title was not found; other hits it saves itself.
 */
export function rememberRecent(
  storage: Storage | undefined,
  indexName: string,
  {
    type,
    url,
    hierarchy,
    __docsearch_parent: parent,
  }: Omit<SavedSearch, 'content'> & {__docsearch_parent?: unknown},
): void {
  if (type !== 'content' || parent) return;
  const level = LEVELS.findLast((name) => hierarchy[name]) ?? 'lvl1';
  const saved = {objectID: `${url}:${level}`, url, type: level, content: null, hierarchy};
  const read = (list: List) =>
    readSavedSearches(storage?.getItem(keyOf(list, indexName)) ?? '', LIMITS[list]);
  const isOther = ({objectID}: SavedSearch) => objectID !== saved.objectID;
  try {
    if (read('FAVORITE').every(isOther)) {
      const recents = [saved, ...read('RECENT').filter(isOther)].slice(0, LIMITS.RECENT);
      storage?.setItem(keyOf('RECENT', indexName), JSON.stringify(recents));
    }
  } catch {
    // A browser that blocks storage remembers nothing.
  }
}

/** The entries of a stored list that can be used, at most `limit`. */
export function readSavedSearches(stored: string, limit: number): SavedSearch[] {
  try {
    const list: unknown = JSON.parse(stored);
    const entries = (Array.isArray(list) ? list : []).flatMap((entry) => readEntry(entry) ?? []);
    const byId = new Map(entries.map((entry) => [entry.objectID, entry]));
    return [...byId.values()].slice(0, limit);
  } catch {
    return [];
  }
}

function readEntry(entry: unknown): SavedSearch | null {
  const {objectID, url, type, content = null, hierarchy} = Object(entry) as Partial<SavedSearch>;
  const levels = Object.entries(Object(hierarchy) as Hierarchy).filter(([level]) =>
    /^lvl[0-6]$/.test(level),
  );
  const texts: Record<string, unknown> = {...Object.fromEntries(levels), content};
  const isSound =
    isText(objectID) &&
    isText(url, /^(?:\/(?![/\\])|https?:\/\/)/) &&
    isText(type, /^(?:lvl[1-6]|content)$/) &&
    isText(texts.lvl1) &&
    isText(texts[type]) &&
    Object.values(texts).every((text) => text === null || isText(text));
  return isSound ? {objectID, url, type, content, hierarchy: Object.fromEntries(levels)} : null;
}

/** By default any text in the escaped form in which the search client delivers it, and no markup. */
function isText(value: unknown, pattern = /^[^<>"]+$/): value is string {
  return typeof value === 'string' && value.length <= MAX_LENGTH && pattern.test(value);
}
