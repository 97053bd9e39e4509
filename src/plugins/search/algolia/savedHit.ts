import {LEVELS, type Hierarchy} from '../shared/records';
import {readSavedSearches} from './savedSearches';

/** What DocSearch keeps of a hit is the hit without its highlights. */
type ShownHit = {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Hierarchy;
  __docsearch_parent?: unknown;
};

/** DocSearch's limits: fewer recent searches when there are favourites. */
const MAX_RECENTS = 7;
const MAX_RECENTS_BESIDE_FAVORITES = 4;
const MAX_FAVORITES = 10;

/**
 * The heading that a hit in the text of a page stands under, as a saved search. DocSearch saves the title of the page for
 * such a hit, and nothing if the title itself was not found.
 * @returns null for a hit that DocSearch saves by itself
 * @example hit in the text under 'Steps' of 'Delete a key' // the heading 'Steps'
 */
export function savedHeading(hit: ShownHit) {
  if (hit.type !== 'content' || hit.__docsearch_parent) {
    return null;
  }
  const {hierarchy, url} = hit;
  const level = LEVELS.findLast((name) => hierarchy[name]) ?? 'lvl1';
  return {objectID: `${url}:${level}`, url, type: level, content: null, hierarchy};
}

/**
 * Puts a saved search on top of the recent ones, unless it is a favourite.
 * @param storage undefined when the browser has none
 */
export function rememberRecent(
  storage: Storage | undefined,
  indexName: string,
  search: NonNullable<ReturnType<typeof savedHeading>>,
): void {
  try {
    const read = (list: string, limit: number) =>
      readSavedSearches(
        storage?.getItem(`__DOCSEARCH_${list}_SEARCHES__${indexName}`) ?? '',
        limit,
      );
    const favorites = read('FAVORITE', MAX_FAVORITES);
    if (favorites.some(({objectID}) => objectID === search.objectID)) {
      return;
    }
    const others = read('RECENT', MAX_RECENTS).filter(({objectID}) => objectID !== search.objectID);
    const limit = favorites.length > 0 ? MAX_RECENTS_BESIDE_FAVORITES : MAX_RECENTS;
    storage?.setItem(
      `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
      JSON.stringify([search, ...others].slice(0, limit)),
    );
  } catch {
    // A browser that blocks storage remembers nothing.
  }
}
