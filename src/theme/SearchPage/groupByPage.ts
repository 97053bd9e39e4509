import {LEVELS, type Hierarchy, type RecordType} from '@site/src/plugins/search/shared/records';

type Highlighted = {value: string};

/** A hit of the search client: every value is HTML whose only markup is `<mark>`. */
export type Hit = {
  objectID: string;
  url: string;
  type: RecordType;
  hierarchy?: Hierarchy;
  _highlightResult?: {hierarchy?: Partial<Record<keyof Hierarchy, Highlighted>>};
  _snippetResult?: {content?: Highlighted};
};

/** One place in a page that matches. */
export type Place = {
  id: string;
  url: string;
  /** Headings under the title of the page. */
  headings: string[];
  snippet: string | undefined;
};

/** The places of one page that match, under its title. */
export type PageResult = {url: string; group: string; title: string; places: Place[]};

/** An answer of a provider may hold anything. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A heading and the first text found under it are one place: the heading is not said twice. */
function addPlace(places: Place[], place: Place): void {
  const same = places.find(({url}) => url === place.url);
  if (!same || (same.snippet && place.snippet)) {
    places.push(place);
  } else {
    same.snippet ??= place.snippet;
  }
}

/** Puts the hits of one page together, at the place of its best hit. */
export function groupByPage(hits: readonly Hit[]): PageResult[] {
  const pages = new Map<string, PageResult>();
  const seen = new Set<string>();
  for (const hit of hits) {
    const url = hit.url.replace(/#.*$/, '');
    const level = (name: keyof Hierarchy) =>
      text(hit._highlightResult?.hierarchy?.[name]?.value) ?? text(hit.hierarchy?.[name]) ?? '';
    const page = pages.get(url) ?? {url, group: level('lvl0'), title: level('lvl1'), places: []};
    pages.set(url, page);
    // An index that changes between two answers may send a hit twice.
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
