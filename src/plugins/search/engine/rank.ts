import {PART_SEPARATOR} from '../shared/records';
import type {Documents} from './invertedIndex';
import type {ClauseMatch, Scores} from './match';

/** A match with the weight of its clause. A clause that matches fewer documents has a higher weight. */
type WeightedMatch = ClauseMatch & {weight: number};

/** A matching record with its score. */
type ScoredRecord = {
  record: number;
  score: number;
  /** How much of the required clauses the record and the headings above it contain, from 0 to 1 and by weight. */
  coverage: number;
  /** Whether the record and the headings above it match all required clauses. */
  isComplete: boolean;
  /** Whether the record is a page title that matches all required clauses by itself. */
  isTitleMatch: boolean;
};

/**
 * The parameters of the ranking. tools/search-benchmark/README.md says how much the scores fall without the most important ones.
 */
const RANKING = {
  /** Weight of a match in a title. A match in text has weight 1. */
  TITLE_WEIGHT: 4.5,
  /** Weight of a match in another heading. */
  HEADING_WEIGHT: 3.5,
  /** A record gets this share of the score of a match in a heading above it. */
  HEADING_ABOVE_SHARE: 0.15,
  /** The score of a page, times this factor, is added to the score of each of its records. */
  PAGE_SCORE_FACTOR: 1.2,
  /** Weight of a match in the keywords of a page. */
  KEYWORD_WEIGHT: 4.5,
  /** Factor for a record of a page outside the manual, such as a page for writers. */
  OUTSIDE_MANUAL_FACTOR: 0.3,
  /** Factor for a record that contains the whole query as a phrase. */
  PHRASE_FACTOR: 4,
  /** Additional factor for a record that consists of that phrase, or for a table row whose first cell is the phrase. */
  WHOLE_TEXT_FACTOR: 2.5,
  /** If at least this many pages match the whole query, partial matches are hidden. */
  ENOUGH_PAGES: 5,
  /** At most this many records of a page are listed before records of other pages. */
  FIRST_RECORDS_PER_PAGE: 3,
};

/**
 * Rank the records that match a query. Titles that contain all words of the query come first. The score of a record is
 * the sum of the weights of the clauses that it contains. It prefers titles to headings, headings to text, phrases to
 * separate words, and rare words to common ones.
 * @returns records, best first
 */
export function rankRecords(
  query: string,
  found: readonly ClauseMatch[],
  documents: Documents,
): number[] {
  const matches = found.map((match) => ({...match, weight: weightOfClause(match, documents)}));
  const pageScores = scorePages(matches, documents);
  const phrase = foldPhrase(query);
  const candidates = findCandidates(matches, documents).map((record): ScoredRecord => {
    const scored = scoreRecord(record, matches, documents);
    const page = documents.pageOf[record] ?? 0;
    scored.score *= phraseFactor(phrase, record, documents);
    scored.score *= lengthFactor(phrase, record, documents);
    scored.score += RANKING.PAGE_SCORE_FACTOR * (pageScores[page] ?? 0);
    if (documents.isOutsideManual[page]) scored.score *= RANKING.OUTSIDE_MANUAL_FACTOR;
    if (!scored.isComplete) scored.score *= scored.coverage;
    return scored;
  });
  const ordered = hidePartialMatches(candidates, documents).sort(compareRecords);
  return spreadPages(
    promoteBestSections(ordered, candidates, matches, documents),
    documents.pageOf,
  );
}

/**
 * Put the best section of a page before its title if the section matches the query better. The page was then found
 * through its keywords or its text, and the reader wants to open the section with the answer. A title that has all words of the query stays first.
 * @returns records, best first
 */
function promoteBestSections(
  ordered: readonly ScoredRecord[],
  candidates: readonly ScoredRecord[],
  matches: readonly WeightedMatch[],
  documents: Documents,
): number[] {
  const required = matches.filter(({isRequired}) => isRequired);
  const sum = (valueOf: (match: WeightedMatch) => number) =>
    required.reduce((total, match) => total + match.weight * valueOf(match), 0);
  // One entry for each page.
  const sections = documents.titleOf.map((record) => ({
    record,
    value: sum(({quality}) => quality.get(record)),
  }));
  for (const {record} of candidates) {
    const best = sections[documents.pageOf[record] ?? -1];
    const value = sum(({quality}) => sectionQuality(record, quality, documents));
    if (best && value > best.value) Object.assign(best, {record, value});
  }
  const firsts = new Set<number>();
  const promoted = ordered.flatMap(({record, isTitleMatch}) => {
    const page = documents.pageOf[record] ?? -1;
    const isFirst = !firsts.has(page) && documents.levelOf[record] === 1;
    firsts.add(page);
    return isFirst && !isTitleMatch ? [sections[page]?.record ?? record, record] : [record];
  });
  return [...new Set(promoted)];
}

/** Return the best match of one clause in a record or in a heading above it, except the page title. */
function sectionQuality(record: number, quality: Scores, documents: Documents): number {
  let most = 0;
  for (let at = record; documents.levelOf[at] !== 1 && at >= 0 && at < documents.recordCount;) {
    most = Math.max(most, quality.get(at) * levelWeight(documents, at));
    at = documents.parentOf[at] ?? -1;
  }
  return most;
}

/** Compare records by score. Titles that contain all words of the query come first. */
function compareRecords(a: ScoredRecord, b: ScoredRecord): number {
  return (
    Number(b.isTitleMatch) - Number(a.isTitleMatch) || b.score - a.score || a.record - b.record
  );
}

/** Return the weight of a clause, which is its inverse document frequency. */
function weightOfClause({complete, quality}: ClauseMatch, {recordCount}: Documents): number {
  const count = complete.documents.length || quality.documents.length;
  return Math.log(1 + recordCount / (1 + count));
}

/** Return the weight of a match in a document: a title, another heading, or text. */
function levelWeight({levelOf}: Documents, doc: number): number {
  const level = levelOf[doc] ?? 0;
  if (level === 0) return 1;
  return level === 1 ? RANKING.TITLE_WEIGHT : RANKING.HEADING_WEIGHT;
}

/** Score each page by the sum of its best matches, one for each clause, and by the clauses that its keywords match. */
function scorePages(matches: readonly WeightedMatch[], documents: Documents): number[] {
  const scores = documents.titleOf.map(() => 0);
  for (const {quality, weight} of matches) {
    const best = documents.titleOf.map(() => 0);
    for (const doc of quality.documents) {
      if (documents.isKeywords(doc)) continue;
      const page = documents.pageOf[doc] ?? 0;
      best[page] = Math.max(best[page] ?? 0, quality.get(doc) * levelWeight(documents, doc));
    }
    best.forEach((value, page) => {
      const inKeywords = quality.get(documents.keywordsOf[page] ?? -1) * RANKING.KEYWORD_WEIGHT;
      scores[page] = (scores[page] ?? 0) + weight * (value + inKeywords);
    });
  }
  return scores;
}

/** Collect the records that match a required clause. If the keywords or the description of a page match, its title is collected. */
function findCandidates(matches: readonly WeightedMatch[], documents: Documents): number[] {
  const found = new Set<number>();
  for (const {quality, isRequired} of matches) {
    for (const doc of isRequired ? quality.documents : []) {
      found.add(
        doc < documents.recordCount ? doc : (documents.titleOf[documents.pageOf[doc] ?? 0] ?? 0),
      );
    }
  }
  return [...found];
}

/**
 * Score a record by its own text and by the headings above it. A title also counts the keywords of its page as present.
 */
function scoreRecord(
  record: number,
  matches: readonly WeightedMatch[],
  documents: Documents,
): ScoredRecord {
  const ownWeight = levelWeight(documents, record);
  const isTitle = documents.levelOf[record] === 1;
  const keywords = isTitle ? (documents.keywordsOf[documents.pageOf[record] ?? 0] ?? -1) : -1;
  const scored: ScoredRecord = {
    record,
    score: 0,
    coverage: 0,
    isComplete: true,
    isTitleMatch: isTitle,
  };
  let total = 0;
  for (const {quality, complete, weight, isRequired} of matches) {
    const own = quality.get(record);
    const inKeywords = quality.get(keywords);
    let above = 0;
    let presence = Math.max(own, inKeywords);
    let isComplete = complete.get(record) > 0 || inKeywords > 0;
    for (let at = documents.parentOf[record] ?? -1; at >= 0; at = documents.parentOf[at] ?? -1) {
      const value = quality.get(at);
      if (value === 0) continue;
      // The description is about the whole page, so the title gets its full score.
      const share = isTitle ? 1 : RANKING.HEADING_ABOVE_SHARE;
      above = Math.max(above, value * levelWeight(documents, at) * share);
      presence = Math.max(presence, value);
      isComplete ||= complete.get(at) > 0;
    }
    scored.score += weight * (own * ownWeight + above);
    if (isRequired) {
      scored.isTitleMatch &&= complete.get(record) > 0;
      scored.coverage += weight * presence;
      total += weight;
      scored.isComplete &&= isComplete;
    }
  }
  scored.coverage = Math.min(1, scored.coverage / total);
  return scored;
}

/** Fold a text to compare it with the whole query. */
function foldPhrase(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Return a factor that prefers headings that are not much longer than the query. It is 1 for text that is no heading. */
function lengthFactor(phrase: string, record: number, {texts, levelOf}: Documents): number {
  const isHeading = (levelOf[record] ?? 0) > 0;
  return isHeading ? Math.sqrt(Math.min(1, phrase.length / (texts[record] ?? '').length)) : 1;
}

/** Return the factor for a record that contains the whole query as a phrase. It is 1 for any other record. */
function phraseFactor(phrase: string, record: number, {texts}: Documents): number {
  const folded = foldPhrase(texts[record] ?? '');
  if (phrase === '' || !folded.includes(phrase)) {
    return 1;
  }
  // The text before the first separator is the first cell of a table row, or a term before its definition.
  const isWhole = folded === phrase || folded.startsWith(phrase + PART_SEPARATOR);
  return RANKING.PHRASE_FACTOR * (isWhole ? RANKING.WHOLE_TEXT_FACTOR : 1);
}

/** Remove partial matches if ENOUGH_PAGES pages match the whole query. */
function hidePartialMatches(
  candidates: readonly ScoredRecord[],
  {pageOf}: Documents,
): ScoredRecord[] {
  const complete = candidates.filter(({isComplete}) => isComplete);
  const pageCount = new Set(complete.map(({record}) => pageOf[record])).size;
  return pageCount >= RANKING.ENOUGH_PAGES ? complete : [...candidates];
}

/** Move all but the first FIRST_RECORDS_PER_PAGE records of each page to the end of the list. */
function spreadPages(records: readonly number[], pageOf: readonly number[]): number[] {
  const counts = new Map<number, number>();
  const first: number[] = [];
  const further: number[] = [];
  for (const record of records) {
    const page = pageOf[record] ?? -1;
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    (count < RANKING.FIRST_RECORDS_PER_PAGE ? first : further).push(record);
  }
  return [...first, ...further];
}
