import type {Level} from '@site/src/plugins/search/shared/records';
import type {SearchHit} from '@site/src/plugins/search/shared/searchApi';

/** Return the heading of a level above a hit, as a highlighted value. */
export function highlightedHeading(
  hit: Pick<SearchHit, 'hierarchy' | '_highlightResult'>,
  level: Level,
): string {
  return hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '';
}

/** Keep one hit of each section, in the place of its best hit: the best one with text, or else the heading. */
export function bestHitOfEachSection<T extends {url: string; type: string}>(
  hits: readonly T[],
): T[] {
  return [...new Set(hits.map(({url}) => url))].flatMap((section) => {
    const own = hits.filter(({url}) => url === section);
    return own.find(({type}) => type === 'content') ?? own[0] ?? [];
  });
}
