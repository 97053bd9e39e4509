import {recordsOf} from '../node/buildIndex';
import type {SearchIndex} from '../shared/packedIndex';
import type {RecordType, SearchRecord} from '../shared/records';

/** A record as the hosted provider stores it: DocSearch's record, with what its ranking needs. */
export type ProviderObject = SearchRecord & {
  /** The address that counts as one result (`attributeForDistinct` of the crawler's template). */
  url_without_anchor: string;
  weight: {
    /** Pages that only explain words come last: see `PageContent.rank`. */
    pageRank: number;
    /** Headings before text, text before code. */
    level: number;
    /** Position in the page, from 0. */
    position: number;
  };
  /** On the title of a page: what finds the page without being shown. */
  description?: string;
  keywords?: string;
  /** The format of the provider's own crawler that these records follow. */
  recordVersion: 'v3';
};

/** The crawler's weights. Code has one of its own: it is found, but after text that says the same. */
const LEVEL_WEIGHTS: Record<RecordType, number> = {
  lvl1: 90,
  lvl2: 80,
  lvl3: 70,
  lvl4: 60,
  lvl5: 50,
  lvl6: 40,
  content: 0,
};
const CODE_WEIGHT = -10;

/**
 * All records of one language as the hosted provider stores them.
 * @example objectsOf(index)[0].weight // {pageRank: 0, level: 90, position: 0}
 */
export function objectsOf(index: SearchIndex): ProviderObject[] {
  const records = recordsOf(index);
  let next = 0;
  return index.pages.flatMap((page) =>
    page.nodes.map(({isCode}, position): ProviderObject => {
      const record = records[next++];
      if (!record) {
        throw new RangeError(`${page.path} has more nodes than records`);
      }
      return {
        ...record,
        url_without_anchor: record.url.replace(/#.*/, ''),
        weight: {
          pageRank: page.rank,
          level: isCode ? CODE_WEIGHT : LEVEL_WEIGHTS[record.type],
          position,
        },
        ...(record.type === 'lvl1' && {description: page.description, keywords: page.keywords}),
        recordVersion: 'v3',
      };
    }),
  );
}
