import type {Level} from '@site/src/plugins/search/shared/records';
import type {SearchHit} from '@site/src/plugins/search/shared/searchApi';

/** Return the heading of a hit at a level, with highlights if it has any. It is empty for a level without a heading. */
export function highlightedHeading(
  hit: Pick<SearchHit, 'hierarchy' | '_highlightResult'>,
  level: Level,
): string {
  return hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '';
}
