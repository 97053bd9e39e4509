import type {Columns} from './columns';
import type {KeywordScores} from './scoreKeywords';
import type {Postings} from './postings';
import type {WeighedMatch} from './rank';
import {add} from './scores';

/** A record that matches. */
export type Hit = {
  record: number;
  score: number;
  /** How much of the query it has, in weights of its slots. */
  share: number;
  /** It has all of the query, with its headings. */
  isWhole: boolean;
};

/** Weight of a match by level: text, title, headings, label of the group, code, keywords (scored apart), description. */
const LEVEL_WEIGHTS = [1, 6, 4, 3, 3, 3, 3, 2, 0.5, 0, 2];
/** From here on levels are no headings. */
const FIRST_OTHER_LEVEL = 7;
/** What a match in a heading above adds to a record. */
const CONTEXT_SHARE = 0.15;
/** What a match in a heading above counts for having all of the query. */
const CONTEXT_PRESENCE = 0.5;
/** In a large manual common words are in most records: only so many, the best by their own words, are looked at closely. */
const MAX_CANDIDATES = 4_000;

/** For each page the sum of its best match of each slot. */
export function scorePages(matches: readonly WeighedMatch[], columns: Columns): Float32Array {
  const scores = new Float32Array(columns.starts.length);
  for (const {quality, weight} of matches) {
    const best = new Float32Array(columns.starts.length);
    for (const record of quality.records) {
      const page = columns.pages[record] ?? -1;
      const value = (quality.values[record] ?? 0) * levelWeight(columns, record);
      if (page >= 0 && value > (best[page] ?? 0)) {
        best[page] = value;
      }
    }
    for (let page = 0; page < best.length; page++) {
      scores[page] = (scores[page] ?? 0) + (best[page] ?? 0) * weight;
    }
  }
  return scores;
}

/** Scores the records that match. */
export function scoreRecords(
  matches: readonly WeighedMatch[],
  keywords: KeywordScores,
  columns: Columns,
  postings: Postings,
  accepted: readonly boolean[],
): Hit[] {
  const hits: Hit[] = [];
  for (const record of candidatesOf(matches, columns, postings)) {
    if (accepted[columns.pages[record] ?? -1]) {
      const hit = scoreRecord(record, matches, keywords, columns);
      hit.score *= lengthFactor(record, matches.length, columns, postings);
      hits.push(hit);
    }
  }
  return hits;
}

/** Records that match; for the label of a group, the titles of its pages. */
function candidatesOf(
  matches: readonly WeighedMatch[],
  columns: Columns,
  postings: Postings,
): number[] {
  const scores = postings.pool.take();
  for (const {quality, weight, isRequired} of matches) {
    for (const record of isRequired ? quality.records : []) {
      const value = (quality.values[record] ?? 0) * weight * (levelWeight(columns, record) || 1);
      if (record < columns.count) {
        add(scores, record, value);
      } else {
        titlesBelow(record, columns).forEach((title) => add(scores, title, value));
      }
    }
  }
  const {records, values} = scores;
  if (records.length <= MAX_CANDIDATES) {
    return records;
  }
  const sorted = Float32Array.from(records, (record) => values[record] ?? 0).sort();
  const least = sorted[sorted.length - MAX_CANDIDATES] ?? 0;
  return records.filter((record) => (values[record] ?? 0) >= least).slice(0, 2 * MAX_CANDIDATES);
}

/** The title of the page that a keyword or a description belongs to, the titles of all pages of a group. */
function titlesBelow(other: number, {pages, starts, parents, descriptions}: Columns): number[] {
  const page = pages[other] ?? -1;
  if (page >= 0) {
    return starts.slice(page, page + 1);
  }
  return starts.filter((_, number) => parents[descriptions + number] === other);
}

function scoreRecord(
  record: number,
  matches: readonly WeighedMatch[],
  keywords: KeywordScores,
  columns: Columns,
): Hit {
  const ownLevel = levelWeight(columns, record);
  const isTitle = columns.levels[record] === 1;
  let score = 0;
  let share = 0;
  let isWhole = true;
  const page = columns.pages[record] ?? 0;
  for (let position = 0; position < matches.length; position++) {
    const match = matches[position];
    if (!match) {
      continue;
    }
    const {quality, whole, weight, isRequired} = match;
    const own = quality.values[record] ?? 0;
    let above = 0;
    let presence = own;
    let isWholeHere = (whole.values[record] ?? 0) > 0;
    for (let at = columns.parents[record] ?? -1; at >= 0; at = columns.parents[at] ?? -1) {
      const value = quality.values[at] ?? 0;
      if (value === 0) {
        continue;
      }
      // A description speaks for the page, so its title takes it as its own.
      const isTitles = isTitle && (columns.pages[at] ?? -1) >= 0;
      above = Math.max(above, value * levelWeight(columns, at) * (isTitles ? 1 : CONTEXT_SHARE));
      presence = Math.max(presence, value * CONTEXT_PRESENCE);
      isWholeHere ||= (whole.values[at] ?? 0) > 0;
    }
    const inKeywords = isTitle ? (keywords.presence[position]?.[page] ?? 0) : 0;
    presence = Math.max(presence, inKeywords * CONTEXT_PRESENCE);
    isWholeHere ||= inKeywords > 0;
    score += weight * (isTitle ? Math.max(own * ownLevel, above) : own * ownLevel + above);
    if (isRequired) {
      share += weight * presence;
      isWhole &&= isWholeHere;
    }
  }
  score += isTitle ? (keywords.scores[page] ?? 0) : 0;
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
