import type {Columns} from './columns';
import type {Match} from './matchUnit';
import type {Postings} from './postings';
import {scoreKeywords} from './scoreKeywords';
import {foldPhrase, phraseFactor} from './phrase';
import {scorePages, scoreRecords, type Hit} from './scoreRecords';
import {bestFirst, spreadPages} from './order';

/** What a slot of the query found, whether a record must have it, and of how many words it is. */
export type SlotMatch = Match & {isRequired: boolean; size: number};

/** A slot of the query as the ranking sees it: rare ones weigh more. */
export type WeighedMatch = SlotMatch & {weight: number};

const OPTIONAL_SHARE = 0.3;
/**
 * A part of the query that is ten times rarer is not more telling: words that the manual hardly uses are often those of
 * the question (`faulty`, 选错). Found on the tune half of tools/search-benchmark.
 */
const MAX_WEIGHT = 4;
/** What the best matches of the whole page add to each of its records. */
const PAGE_SHARE = 0.5;
/** What a page rank of 1 is worth. */
const RANK_FACTOR = 2;
/** Phrases are looked for in the best records only. */
const PHRASE_CANDIDATES = 300;
/** Records with less of the query than this share of what the best one has are no results. */
const PARTIAL_SHARE = 0.6;
/** So many pages with all of the query make those with a part of it superfluous. */
const ENOUGH_PAGES = 5;
/** The provider stops there too; nobody turns that many pages. */
const REACHABLE_HITS = 1000;

/**
 * Orders the records that match: those with all of the query first, titles before headings before text, exact phrases
 * first; and no page fills the list.
 * @param accepted by page, whether it was asked for
 * @returns records, best first; beyond the first 1,000 in no order
 */
export function rank(
  query: string,
  found: readonly SlotMatch[],
  columns: Columns,
  postings: Postings,
  accepted: readonly boolean[],
): number[] {
  const matches = found.map((match) => ({...match, weight: weightOf(match, columns)}));
  const keywords = scoreKeywords(matches, columns, postings);
  const pageScores = scorePages(matches, columns);
  const hits = scoreRecords(matches, keywords, columns, postings, accepted);
  const phrase = foldPhrase(query);
  // A single word or abbreviation may well ask what it means; more words ask what to do.
  const asksForMeaning = /^[\p{Script=Latin}\p{N}]\S*$/u.test(phrase);
  const whole = hits.filter((hit) => hit.isWhole);
  for (const hit of bestFirst(whole, PHRASE_CANDIDATES).slice(0, PHRASE_CANDIDATES)) {
    hit.score *= phraseFactor(phrase, columns.texts[hit.record] ?? '');
  }
  for (const hit of hits) {
    const page = columns.pages[hit.record] ?? 0;
    hit.score += PAGE_SHARE * ((pageScores[page] ?? 0) + (keywords.scores[page] ?? 0));
    hit.score *= asksForMeaning ? 1 : RANK_FACTOR ** (columns.ranks[page] ?? 0);
  }
  const shown = [whole, worthwhileParts(hits, whole, columns)].flatMap((some) =>
    bestFirst(some, REACHABLE_HITS),
  );
  return spreadPages(
    shown.map((hit) => hit.record),
    columns.pages,
  );
}

function weightOf({whole, quality, isRequired}: SlotMatch, {count}: Columns): number {
  const found = whole.records.length || quality.records.length;
  const rarity = Math.log(1 + count / (1 + found));
  return Math.min(rarity, MAX_WEIGHT) * (isRequired ? 1 : OPTIONAL_SHARE);
}

/** The hits with most of the query, unless enough pages have all of it. */
function worthwhileParts(hits: Hit[], whole: Hit[], {pages}: Columns): Hit[] {
  if (new Set(whole.map((hit) => pages[hit.record])).size >= ENOUGH_PAGES) {
    return [];
  }
  const best = hits.reduce((most, hit) => Math.max(most, hit.share), 0);
  return hits.filter((hit) => !hit.isWhole && hit.share >= best * PARTIAL_SHARE);
}
