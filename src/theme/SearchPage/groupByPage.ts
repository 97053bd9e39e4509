import {LEVELS, type Level} from '@site/src/plugins/search/shared/records';
import type {SearchHit} from '@site/src/plugins/search/shared/search';

/** A matching section of a page. */
export type Place = {
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

/** Merges the hits of a section, so that its heading is not repeated; its text is that of the best content hit. */
function addPlace(places: Place[], place: Place): void {
  const same = places.find(({url}) => url === place.url);
  if (same) same.snippet ??= place.snippet;
  else places.push(place);
}

/** Groups hits by page; a page ranks with its best hit. */
export function groupByPage(hits: readonly SearchHit[]): PageResult[] {
  const pages = new Map<string, PageResult>();
  for (const hit of hits) {
    const url = hit.url.replace(/#.*$/, '');
    const level = (name: Level) =>
      text(hit._highlightResult?.hierarchy?.[name]?.value) ?? text(hit.hierarchy[name]) ?? '';
    const page = pages.get(url) ?? {url, group: level('lvl0'), title: level('lvl1'), places: []};
    pages.set(url, page);
    if (hit.type !== 'lvl1') {
      addPlace(page.places, {
        url: hit.url,
        headings: LEVELS.slice(2).map(level).filter(Boolean),
        snippet: text(hit._snippetResult?.content?.value),
      });
    }
  }
  return [...pages.values()];
}
