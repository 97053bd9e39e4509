import {LEVELS, type Level} from '@site/src/plugins/search/shared/records';
import type {SearchHit} from '@site/src/plugins/search/shared/search';

/** A matching section of a page. */
export type Place = {
  id: string;
  url: string;
  /** Headings of the section, below the page's title. */
  headings: string[];
  snippet: string | undefined;
};

/** A page with its matching sections. */
export type PageResult = {url: string; group: string; title: string; places: Place[]};

/** Answers of a provider are untrusted. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Merges a heading's hit with the first content hit below it, so that the heading is not repeated. */
function addPlace(places: Place[], place: Place): void {
  const same = places.find(({url}) => url === place.url);
  if (!same || (same.snippet && place.snippet)) {
    places.push(place);
  } else {
    same.snippet ??= place.snippet;
  }
}

/** Groups hits by page; a page ranks with its best hit. */
export function groupByPage(hits: readonly SearchHit[]): PageResult[] {
  const pages = new Map<string, PageResult>();
  const seen = new Set<string>();
  for (const hit of hits) {
    const url = hit.url.replace(/#.*$/, '');
    const level = (name: Level) =>
      text(hit._highlightResult?.hierarchy?.[name]?.value) ?? text(hit.hierarchy[name]) ?? '';
    const page = pages.get(url) ?? {url, group: level('lvl0'), title: level('lvl1'), places: []};
    pages.set(url, page);
    // An index that changes between two requests may return a hit twice.
    if (hit.type !== 'lvl1' && !seen.has(hit.objectID)) {
      seen.add(hit.objectID);
      addPlace(page.places, {
        id: hit.objectID,
        url: hit.url,
        headings: LEVELS.slice(2).map(level).filter(Boolean),
        snippet: text(hit._snippetResult?.content?.value),
      });
    }
  }
  return [...pages.values()];
}
