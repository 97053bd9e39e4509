import type {Language} from './queries';

/** One result as a reader sees it: a page of the site without the language, and the section it leads to. */
export type Hit = {page: string; anchor: string | null};

/** A search engine over the built site. */
export type Engine = {
  name: string;
  version: string;
  /** Its results lead to sections; one that lists pages is scored by page only. */
  hasPlaces: boolean;
  /** Results, best first, in the order in which its interface shows them. */
  search(language: Language, query: string): Promise<readonly Hit[]>;
  close?(): Promise<void>;
};

/** Pages beyond this one are not looked at by a reader, nor by the scores. */
export const CUT = 10;

/**
 * The first results of distinct pages, each with the place of its best result.
 * @example distinctPages([{page: '/a', anchor: 'x'}, {page: '/a', anchor: null}]) // [{page: '/a', anchor: 'x'}]
 */
export function distinctPages(hits: Iterable<Hit>): Hit[] {
  const found = new Map<string, Hit>();
  for (const hit of hits) {
    if (!found.has(hit.page)) found.set(hit.page, hit);
    if (found.size === CUT) break;
  }
  return [...found.values()];
}
