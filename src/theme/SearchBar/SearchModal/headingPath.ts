import type {DocSearchHit} from '@docsearch/react';

/** The part of a hit that says where it stands. Every value is HTML whose only markup is `<mark>`. */
type PlacedHit = Pick<DocSearchHit, 'type' | 'hierarchy' | '_snippetResult'>;

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Shows under a hit the headings that it stands under, where DocSearch shows the title of the page only: pages of this
 * manual have headings of the same name, such as 'Steps'.
 * @example a text under 'Steps' of 'Delete a key' // 'Delete a key › Steps'
 */
export function withHeadingPath<T extends PlacedHit>(hit: T): T {
  const {type, hierarchy, _snippetResult: snippets} = hit;
  const above =
    type === 'content'
      ? LEVELS
      : LEVELS.slice(
          0,
          Math.max(
            0,
            LEVELS.findIndex((level) => level === type),
          ),
        );
  const path = above.flatMap((level) => hierarchy[level] ?? []);
  if (path.length < 2) {
    return hit;
  }
  const lvl1 = {...snippets?.hierarchy?.lvl1, value: path.join(' › ')};
  return {...hit, _snippetResult: {...snippets, hierarchy: {...snippets?.hierarchy, lvl1}}};
}
