import type {Level} from '@site/src/plugins/search/shared/records';
import type {SearchHit} from '@site/src/plugins/search/shared/searchApi';

/** Return the heading of a hit at a level, with highlights if it has any. It is empty for a level without a heading. */
export function highlightedHeading(
  hit: Pick<SearchHit, 'hierarchy' | '_highlightResult'>,
  level: Level,
): string {
  return hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '';
}

/** Return one hit of each section: its best text, or its heading when no text was found. The order stays the same. */
export function bestHitOfEachSection<T extends {url: string; type: string}>(
  hits: readonly T[],
): T[] {
  return [...new Set(hits.map(({url}) => url))].flatMap((section) => {
    const own = hits.filter(({url}) => url === section);
    return own.find(({type}) => type === 'content') ?? own[0] ?? [];
  });
}
