import type {Columns} from './engine';
import type {Match} from './matchUnit';
import type {Postings} from './postings';
import {phraseFactor, foldPhrase} from './phrase';

/** What a slot of the query found, and whether a record must have it. */
export type SlotMatch = Match & {isRequired: boolean};

/** Weight of a match by level: text, title, headings, label of the group, code, keywords, description. */
const LEVEL_WEIGHTS = [1, 6, 4, 3, 3, 3, 3, 2, 0.5, 5, 2];
/** From here on levels are no headings. */
const FIRST_OTHER_LEVEL = 7;
/** What a match in a heading above adds to a record. */
const CONTEXT_SHARE = 0.15;
/** What the best matches of the whole page add to each of its records. */
const PAGE_SHARE = 0.5;
const OPTIONAL_SHARE = 0.1;
/** Records that have all of the query come before those that have not, other things being equal. */
const WHOLE_FACTOR = 3;
/** What a page rank of 1 is worth. */
const RANK_FACTOR = 2;
/** Phrases are looked for in the best records only. */
const PHRASE_CANDIDATES = 1000;
/** Records of one page before the other pages get their turn. */
const HITS_PER_PAGE_FIRST = 3;
/** Records with less of the query than this share of what the best one has are no results. */
const PARTIAL_SHARE = 0.6;
/** So many pages with all of the query make those with a part of it superfluous. */
const ENOUGH_PAGES = 5;

type Hit = {record: number; score: number; share: number; isWhole: boolean};

/**
 * Orders the records that match: those with all of the query first, titles before headings before text, exact phrases
 * first; and no page fills the list.
 * @param accepts whether a record is of a page that was asked for
 */
export function rank(
  query: string,
  matches: readonly SlotMatch[],
  columns: Columns,
  postings: Postings,
  accepts: (record: number) => boolean,
): number[] {
  const weights = matches.map((match) => {
    const found = match.whole.records.length || match.quality.records.length;
    const rarity = Math.log(1 + columns.count / (1 + found));
    return match.isRequired ? rarity : rarity * OPTIONAL_SHARE;
  });
  const pageScores = scorePages(matches, weights, columns);
  const hits: Hit[] = [];
  for (const record of candidatesOf(matches, columns)) {
    if (accepts(record)) {
      hits.push(scoreRecord(record, matches, weights, columns, postings));
    }
  }
  hits.sort(byScore);
  const phrase = foldPhrase(query);
  // A single word or abbreviation may well ask what it means; more words ask what to do.
  const asksForMeaning = /^[\p{Script=Latin}\p{N}]\S*$/u.test(phrase);
  hits.forEach((hit, position) => {
    if (position < PHRASE_CANDIDATES) {
      hit.score *= phraseFactor(phrase, columns.texts[hit.record] ?? '');
    }
    hit.score += PAGE_SHARE * (pageScores[columns.pages[hit.record] ?? 0] ?? 0);
    hit.score *= hit.isWhole ? WHOLE_FACTOR : 1;
    hit.score *= asksForMeaning
      ? 1
      : RANK_FACTOR ** (columns.ranks[columns.pages[hit.record] ?? 0] ?? 0);
  });
  return spreadPages(withoutWeak(hits, columns), columns.pages);
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || a.record - b.record;
}

/** Records that match; for the label of a group, the titles of its pages. */
function candidatesOf(matches: readonly SlotMatch[], columns: Columns): Set<number> {
  const candidates = new Set<number>();
  for (const match of matches) {
    for (const record of match.isRequired ? match.quality.records : []) {
      if (record < columns.count) {
        candidates.add(record);
      } else {
        titlesBelow(record, columns).forEach((title) => candidates.add(title));
      }
    }
  }
  return candidates;
}

/** The title of the page that keywords or a description belong to, the titles of all pages of a group. */
function titlesBelow(other: number, {pages, starts, parents, count}: Columns): number[] {
  const page = pages[other] ?? -1;
  if (page >= 0) {
    return starts.slice(page, page + 1);
  }
  return starts.filter((_, number) => parents[count + starts.length + number] === other);
}

/** For each page the sum of its best match of each slot. */
function scorePages(
  matches: readonly SlotMatch[],
  weights: readonly number[],
  columns: Columns,
): Float32Array {
  const scores = new Float32Array(columns.starts.length);
  matches.forEach(({quality}, position) => {
    const best = new Float32Array(columns.starts.length);
    for (const record of quality.records) {
      const page = columns.pages[record] ?? -1;
      if (page >= 0) {
        best[page] = Math.max(
          best[page] ?? 0,
          (quality.values[record] ?? 0) * levelWeight(columns, record),
        );
      }
    }
    best.forEach((value, page) => {
      scores[page] = (scores[page] ?? 0) + value * (weights[position] ?? 0);
    });
  });
  return scores;
}

function scoreRecord(
  record: number,
  matches: readonly SlotMatch[],
  weights: readonly number[],
  columns: Columns,
  postings: Postings,
): Hit {
  const ownLevel = levelWeight(columns, record);
  const isTitle = columns.levels[record] === 1;
  let score = 0;
  let share = 0;
  let isWhole = true;
  for (let position = 0; position < matches.length; position++) {
    const match = matches[position];
    const weight = weights[position] ?? 0;
    if (!match) {
      continue;
    }
    const own = match.quality.values[record] ?? 0;
    let above = 0;
    let qualityAbove = 0;
    let isWholeHere = (match.whole.values[record] ?? 0) > 0;
    for (let at = columns.parents[record] ?? -1; at >= 0; at = columns.parents[at] ?? -1) {
      const quality = match.quality.values[at] ?? 0;
      // Keywords and description speak for the page, so its title takes them as its own.
      const isTitles = isTitle && (columns.pages[at] ?? -1) >= 0;
      above = Math.max(above, quality * levelWeight(columns, at) * (isTitles ? 1 : CONTEXT_SHARE));
      qualityAbove = Math.max(qualityAbove, quality);
      isWholeHere ||= (match.whole.values[at] ?? 0) > 0;
    }
    score += weight * (isTitle ? Math.max(own * ownLevel, above) : own * ownLevel + above);
    if (match.isRequired) {
      share += weight * Math.max(own, qualityAbove * 0.5);
      isWhole &&= isWholeHere;
    }
  }
  score *= lengthFactor(record, matches.length, columns, postings);
  return {record, score, share, isWhole};
}

function levelWeight(columns: Columns, record: number): number {
  return LEVEL_WEIGHTS[columns.levels[record] ?? 0] ?? 1;
}

/** Short texts are more about the match than long ones. */
function lengthFactor(record: number, slots: number, columns: Columns, postings: Postings): number {
  const length = Math.max(postings.lengths[record] ?? 1, 1);
  const level = columns.levels[record] ?? 0;
  return level > 0 && level < FIRST_OTHER_LEVEL
    ? 0.6 + 0.4 * Math.min(1, slots / length)
    : 1 / (0.8 + 0.2 * Math.min(length / 40, 3));
}

/** The hits that are worth showing, best first: with all of the query, or where these are few, with most of it. */
function withoutWeak(hits: Hit[], columns: Columns): number[] {
  const whole = hits.filter((hit) => hit.isWhole);
  const pages = new Set(whole.map((hit) => columns.pages[hit.record]));
  const best = hits.reduce((most, hit) => Math.max(most, hit.share), 0);
  const kept =
    pages.size >= ENOUGH_PAGES
      ? whole
      : hits.filter((hit) => hit.isWhole || hit.share >= best * PARTIAL_SHARE);
  return kept.sort(byScore).map((hit) => hit.record);
}

/** Moves the further records of a page behind the first ones of all pages. */
function spreadPages(records: number[], pages: Int32Array): number[] {
  const seen = new Map<number, number>();
  const first: number[] = [];
  const further: number[] = [];
  for (const record of records) {
    const page = pages[record] ?? -1;
    const count = seen.get(page) ?? 0;
    seen.set(page, count + 1);
    (count < HITS_PER_PAGE_FIRST ? first : further).push(record);
  }
  return [...first, ...further];
}
