import {normalizeCharacters} from '../shared/normalizeQuery';
import {TEXT_LEVEL} from '../shared/records';
import {stripPlural} from '../shared/tokenize';
import type {InvertedIndex, Texts} from './invertedIndex';
import {Scores, type Match} from './match';

/**
 * The texts that match a part of the query. A record is a hit only if it matches a part that `isRequired`. `wordCount`
 * is the number of words, code parts and Han characters that the reader typed for the part.
 */
export type PartMatch = Match & {isRequired: boolean; wordCount: number};

/** A match with the weight of its part of the query. A part that occurs in fewer texts has a higher weight. */
type WeightedMatch = PartMatch & {weight: number};

/** A matching record with its score. */
type Hit = {
  record: number;
  score: number;
  /** How much of the required parts the record and the headings above it contain, from 0 to 1 and by weight. */
  share: number;
  /** Whether the record and the headings above it contain all required parts. */
  isComplete: boolean;
  /** Whether the record is a page title that contains all required parts by itself. */
  isTitleMatch: boolean;
};

/** How well the keywords in the front matter of each page match the query. */
type KeywordScores = {
  /** For each page, the score of its best keyword. */
  scores: number[];
  /** For each part of the query and each page, the quality of the best match in the keywords of the page. */
  presence: number[][];
};

/**
 * Weight of a match by the level of the text (see `TEXT_LEVEL`): text, title, five levels of headings, code, group
 * label, keyword and description. Keywords have weight 0 here, because `scoreKeywords` scores them.
 */
const LEVEL_WEIGHTS = [1, 4.5, 3.5, 3.5, 3.5, 3.5, 3.5, 0.5, 2, 0, 2] as const;

/**
 * The parameters of the ranking. The comment after each value is the evidence that it is needed. It is one of these:
 * - a query of the tuning set (tools/search-benchmark) whose first result is wrong without the parameter,
 * - a score of the benchmark that falls without it,
 * - a test that fails without it.
 *
 * Each parameter was measured on 2026-11-25 while the others kept their values.
 */
const TUNED = {
  /** A record gets this share of the score of a match in a heading above it. */
  HEADING_ABOVE_SHARE: 0.15, // `place` of the Chinese class `everyday` falls
  /** Factor for the weight of a part that is not required, such as the stop words of a question. */
  OPTIONAL_PART_WEIGHT: 0.4, // see when our CA runs out
  /**
   * Limit for the inverse document frequency. A very rare word, such as `faulty`, often is not what the query is about.
   */
  MAX_IDF: 3.5, // make own ca or bring one
  /** Each record of a page gets this share of the score of the whole page. */
  PAGE_SCORE_SHARE: 0.8, // dowload dac report
  /** Factor for a heading that contains all required parts by itself. */
  HEADING_MATCH_FACTOR: 2, // red tile
  /** The score is multiplied by this factor to the power of the page rank. Rank -1 halves it. */
  PAGE_RANK_FACTOR: 2, // flash the firmware
  /**
   * Page rank of reference pages, such as the glossary. A query of one word may look for a definition, so reference
   * pages are not ranked lower then.
   */
  REFERENCE_PAGE_RANK: -1, // rank.test.ts
  /** Pages with this page rank or a lower one are about the site. They follow pages of the manual that match fully. */
  SITE_PAGE_RANK: -3, // rank.test.ts
  /**
   * Weight of a match in a keyword. It is higher than for a title, because the score of a keyword falls with each of
   * its words that the query does not contain.
   */
  KEYWORD_WEIGHT: 10, // JTAG lock
  /** A section comes before the title of its page only if it covers at least this fraction of the query. */
  MIN_SECTION_SHARE: 0.2, // without it, `place` of Chinese `allButEveryday` falls by 29 points
  /** Only this many of the best records are checked for the query as a phrase. */
  PHRASE_CANDIDATES: 300, // it changes no result and limits the work
  /**
   * Factor for each word of the query if a record contains the query as a phrase. A long phrase rarely occurs by
   * chance.
   */
  PHRASE_WORD_FACTOR: 2, // not a member of any product
  /** Additional factor for a record that starts with that phrase. */
  PHRASE_START_FACTOR: 1.4, // 证书长
  /** Additional factor for a record that consists of that phrase, or for a table row whose first cell is the phrase. */
  WHOLE_TEXT_FACTOR: 2.5, // VERIFY-01
  /** A partial match is shown if it covers at least this fraction of what the best record covers. */
  MIN_PARTIAL_SHARE: 0.4, // with 0.6, hit@3 of `everyday` falls by 7 points
  /** If at least this many pages match fully, partial matches are hidden. */
  ENOUGH_PAGES: 5, // rank.test.ts
  /** At most this many records of a page are listed before records of other pages. */
  FIRST_RECORDS_PER_PAGE: 3, // rank.test.ts
};

/**
 * Rank the records that match a query, much like BM25 with field weights. Titles that contain all words of the query
 * come first. The score prefers titles to headings, headings to text, phrases to separate words, and rare words to
 * common ones.
 * @param isAccepted for each page, whether it passes the facet filters of the query
 * @returns records, best first
 */
export function rankRecords(
  query: string,
  found: readonly PartMatch[],
  texts: Texts,
  index: InvertedIndex,
  isAccepted: readonly boolean[],
): number[] {
  const matches = found.map((match) => ({...match, weight: weightOfPart(match, texts)}));
  const keywords = scoreKeywords(matches, texts, index);
  const pageScores = scorePages(matches, texts);
  const hits = findCandidates(matches, texts)
    .filter((record) => isAccepted[texts.pages[record] ?? -1])
    .map((record) => scoreRecord(record, matches, keywords, texts, index));
  const phrase = foldPhrase(query);
  const completeHits = hits.filter((hit) => hit.isComplete);
  for (const hit of completeHits.sort(compareHits).slice(0, TUNED.PHRASE_CANDIDATES)) {
    hit.score *= phraseFactor(phrase, hit.record, texts);
  }
  // A reader who types a single Latin word may look for its definition. More words are usually about a task.
  const asksForDefinition = /^[\p{Script=Latin}\p{N}]\S*$/u.test(phrase);
  for (const hit of hits) {
    const page = texts.pages[hit.record] ?? 0;
    const pageRank = texts.pageRanks[page] ?? 0;
    hit.score += TUNED.PAGE_SCORE_SHARE * (pageScores[page] ?? 0);
    hit.score *=
      asksForDefinition && pageRank === TUNED.REFERENCE_PAGE_RANK
        ? 1
        : TUNED.PAGE_RANK_FACTOR ** pageRank;
    // Readers type keywords to find this very page, so the page rank does not change the score of a keyword.
    const isTitle = texts.levels[hit.record] === TEXT_LEVEL.TITLE;
    hit.score += (keywords.scores[page] ?? 0) * (isTitle ? 1 : TUNED.PAGE_SCORE_SHARE);
    hit.score *= hit.isComplete ? 1 : hit.share;
  }
  const isManual = ({record}: Hit) =>
    (texts.pageRanks[texts.pages[record] ?? 0] ?? 0) > TUNED.SITE_PAGE_RANK;
  // Pages about the site come first only if no page of the manual matches the query fully.
  const isFirst = completeHits.some(isManual) ? isManual : (hit: Hit) => hit.isComplete;
  const shown = [...completeHits, ...selectPartialHits(hits, completeHits, texts)].sort(
    compareHits,
  );
  const ordered = [...shown.filter(isFirst), ...shown.filter((hit) => !isFirst(hit))];
  return spreadPages(promoteBestSection(ordered, hits, matches, texts), texts.pages);
}

/**
 * Put the best section of a page before its title when the title itself matches few words of the query. The page was
 * then found through its keywords or its text, and the reader wants to open the section with the answer.
 * @returns records, best first
 */
function promoteBestSection(
  ordered: readonly Hit[],
  hits: readonly Hit[],
  matches: readonly WeightedMatch[],
  texts: Texts,
): number[] {
  const required = matches.filter(({isRequired}) => isRequired);
  const sum = (valueOf: (match: WeightedMatch) => number) =>
    required.reduce((total, match) => total + match.weight * valueOf(match), 0);
  const minimum = TUNED.MIN_SECTION_SHARE * sum(() => 1);
  // One entry for each page. A section replaces the title only if it matches more than twice as well.
  const sections = texts.titles.map((record) => ({
    record,
    value: Math.max(minimum, 2 * sum(({quality}) => quality.get(record))),
  }));
  for (const {record} of hits) {
    const best = sections[texts.pages[record] ?? -1];
    const value = sum(({quality}) => sectionQuality(record, quality, texts));
    if (best && value > best.value) Object.assign(best, {record, value});
  }
  const firsts = new Set<number>();
  const promoted = ordered.flatMap(({record}) => {
    const page = texts.pages[record] ?? -1;
    const isFirstTitle = !firsts.has(page) && texts.levels[record] === TEXT_LEVEL.TITLE;
    firsts.add(page);
    return isFirstTitle ? [sections[page]?.record ?? record, record] : [record];
  });
  return [...new Set(promoted)];
}

/** Return the best match of one part of the query in a record or in a heading above it, except the page title. */
function sectionQuality(record: number, quality: Scores, texts: Texts): number {
  let most = 0;
  for (
    let at = record;
    texts.levels[at] !== TEXT_LEVEL.TITLE && at >= 0 && at < texts.recordCount;
  ) {
    most = Math.max(most, quality.get(at) * Math.sqrt(levelWeight(texts, at)));
    at = texts.parents[at] ?? -1;
  }
  return most;
}

/** Compare hits by score. Titles that contain all words of the query come first. */
function compareHits(a: Hit, b: Hit): number {
  return (
    Number(b.isTitleMatch) - Number(a.isTitleMatch) || b.score - a.score || a.record - b.record
  );
}

/** Return the weight of a part of the query, which is its inverse document frequency up to a limit. */
function weightOfPart({complete, quality, isRequired}: PartMatch, {recordCount}: Texts): number {
  const idf = Math.log(1 + recordCount / (1 + (complete.texts.length || quality.texts.length)));
  return Math.min(idf, TUNED.MAX_IDF) * (isRequired ? 1 : TUNED.OPTIONAL_PART_WEIGHT);
}

/** Return the weight of a match in a text, by the level of the text. */
const levelWeight = ({levels, repeatedHeadings}: Texts, text: number): number =>
  LEVEL_WEIGHTS[repeatedHeadings.has(text) ? TEXT_LEVEL.TEXT : (levels[text] ?? TEXT_LEVEL.TEXT)];

/** Score each page by the sum of its best matches, one for each part of the query. */
function scorePages(matches: readonly WeightedMatch[], texts: Texts): number[] {
  const scores = texts.titles.map(() => 0);
  for (const {quality, weight} of matches) {
    const best = texts.titles.map(() => 0);
    for (const text of quality.texts) {
      raise(best, texts.pages[text] ?? -1, quality.get(text) * levelWeight(texts, text));
    }
    best.forEach((value, page) => (scores[page] = (scores[page] ?? 0) + value * weight));
  }
  return scores;
}

/** Raise the score of a page to a value unless it is higher already. */
function raise(scores: number[], page: number, value: number): void {
  if (value > (scores[page] ?? Infinity)) {
    scores[page] = value;
  }
}

/**
 * Score each page by its best keyword. A keyword is a phrase that readers type to find the page, so the score falls
 * with each word of the keyword that the query does not contain. The query `employee` matches the keyword `employee
 * leaves` poorly. The score also falls with each word of the query that the keyword does not contain, because a long
 * question may contain the words of a keyword by chance.
 */
function scoreKeywords(
  matches: readonly WeightedMatch[],
  texts: Texts,
  index: InvertedIndex,
): KeywordScores {
  const sums = new Scores(texts.texts.length);
  const wordCounts = new Scores(texts.texts.length);
  const presence = matches.map(({quality, weight, wordCount}) => {
    const best = texts.titles.map(() => 0);
    for (const text of quality.texts) {
      if (texts.levels[text] === TEXT_LEVEL.KEYWORD) {
        sums.add(text, weight * quality.get(text));
        wordCounts.add(text, wordCount);
        raise(best, texts.pages[text] ?? -1, quality.get(text));
      }
    }
    return best;
  });
  const total = matches.reduce((sum, {weight}) => sum + weight, 0);
  const scores = texts.titles.map(() => 0);
  for (const text of sums.texts) {
    const sum = sums.get(text);
    const covered = Math.min(1, wordCounts.get(text) / (index.tokenCounts[text] || 1));
    const explained = Math.min(1, sum / total);
    const value = sum * covered * Math.sqrt(explained) * TUNED.KEYWORD_WEIGHT;
    raise(scores, texts.pages[text] ?? -1, value);
  }
  return {scores, presence};
}

/**
 * Collect the records that match a required part. If a keyword or description matches, the title of its page is
 * collected. If a group label matches, the titles of all pages in that group are collected.
 */
function findCandidates(matches: readonly WeightedMatch[], texts: Texts): number[] {
  const found = new Set<number>();
  for (const {quality, isRequired} of matches) {
    for (const text of isRequired ? quality.texts : []) {
      const page = texts.pages[text] ?? -1;
      const isOfGroup = (title: number) => texts.parents[texts.parents[title] ?? -1] === text;
      if (text < texts.recordCount) found.add(text);
      else if (page >= 0) found.add(texts.titles[page] ?? 0);
      else texts.titles.filter(isOfGroup).forEach((title) => found.add(title));
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
  keywords: KeywordScores,
  texts: Texts,
  index: InvertedIndex,
): Hit {
  const ownLevel = levelWeight(texts, record);
  const isTitle = texts.levels[record] === TEXT_LEVEL.TITLE;
  let isHeadingMatch = isHeading(record, texts);
  const page = texts.pages[record] ?? 0;
  const hit: Hit = {record, score: 0, share: 0, isComplete: true, isTitleMatch: isTitle};
  let total = 0;
  matches.forEach(({quality, complete, weight, isRequired}, position) => {
    const own = quality.get(record);
    let above = 0;
    let presence = own;
    let isComplete = complete.get(record) > 0;
    for (let at = texts.parents[record] ?? -1; at >= 0; at = texts.parents[at] ?? -1) {
      const value = quality.get(at);
      if (value === 0) continue;
      // The description is about the whole page, so the title gets its full score.
      const isOwn = isTitle && texts.levels[at] === TEXT_LEVEL.DESCRIPTION;
      above = Math.max(
        above,
        value * levelWeight(texts, at) * (isOwn ? 1 : TUNED.HEADING_ABOVE_SHARE),
      );
      presence = Math.max(presence, value);
      isComplete ||= complete.get(at) > 0;
    }
    const inKeywords = isTitle ? (keywords.presence[position]?.[page] ?? 0) : 0;
    presence = Math.max(presence, inKeywords);
    hit.score += weight * (isTitle ? Math.max(own * ownLevel, above) : own * ownLevel + above);
    if (isRequired) {
      hit.isTitleMatch &&= complete.get(record) > 0;
      isHeadingMatch &&= complete.get(record) > 0;
      hit.share += weight * presence;
      total += weight;
      hit.isComplete &&= isComplete || inKeywords > 0;
    }
  });
  hit.share = Math.min(1, hit.share / total);
  hit.score *= lengthFactor(record, matches.length, texts, index);
  hit.score *= isHeadingMatch ? TUNED.HEADING_MATCH_FACTOR : 1;
  return hit;
}

/** Return whether a record is the title or another heading of a page. */
function isHeading(record: number, {levels}: Texts): boolean {
  const level = levels[record] ?? TEXT_LEVEL.TEXT;
  return level >= TEXT_LEVEL.TITLE && level < TEXT_LEVEL.CODE;
}

/** Return the factor for the length of a text. As in BM25, a match in a short text counts more. */
function lengthFactor(record: number, parts: number, texts: Texts, index: InvertedIndex): number {
  const length = Math.max(index.tokenCounts[record] ?? 1, 1);
  return isHeading(record, texts)
    ? 0.6 + 0.4 * Math.min(1, parts / length)
    : 1 / (0.8 + 0.2 * Math.min(length / 40, 3));
}

/** Normalize a text to compare it with the whole query. */
function foldPhrase(text: string): string {
  return normalizeCharacters(text).toLowerCase().trim();
}

/** Words of a title that do not name its subject. For example, `Key management overview` is the page about `key`. */
const WORDS_AROUND_SUBJECT = /\b(?:overview|manage|management)\b|概述|管理/g;
const subjectOf = (title: string) =>
  title.replace(WORDS_AROUND_SUBJECT, '').split(' ').map(stripPlural).join('');

/** Return the factor for a record that contains the whole query as a phrase. It is 1 for any other record. */
function phraseFactor(phrase: string, record: number, {texts, levels}: Texts): number {
  const folded = foldPhrase(texts[record] ?? '');
  const at = phrase === '' ? -1 : folded.indexOf(phrase);
  const isTitle = levels[record] === TEXT_LEVEL.TITLE && phrase !== '';
  const isSubject = isTitle && subjectOf(folded) === subjectOf(phrase);
  if (at < 0 && !isSubject) {
    return 1;
  }
  // The text before the first ` · ` is the first cell of a table row, or a term before its definition.
  const isAll =
    isSubject ||
    (at === 0 && (folded.length === phrase.length || folded.startsWith(' · ', phrase.length)));
  const words = phrase.match(/\p{Script=Han}{2}|\p{Script=Latin}+|\p{N}+/gu)?.length ?? 1;
  return (
    TUNED.PHRASE_WORD_FACTOR ** words *
    (isAll ? TUNED.WHOLE_TEXT_FACTOR : at === 0 ? TUNED.PHRASE_START_FACTOR : 1)
  );
}

/** Select the partial matches to show. There are none when ENOUGH_PAGES pages match the whole query. */
function selectPartialHits(hits: readonly Hit[], complete: readonly Hit[], {pages}: Texts): Hit[] {
  if (new Set(complete.map((hit) => pages[hit.record])).size >= TUNED.ENOUGH_PAGES) {
    return [];
  }
  const best = hits.reduce((most, hit) => Math.max(most, hit.share), 0);
  return hits.filter((hit) => !hit.isComplete && hit.share >= best * TUNED.MIN_PARTIAL_SHARE);
}

/** Move all but the first FIRST_RECORDS_PER_PAGE records of each page to the end of the list. */
function spreadPages(records: readonly number[], pages: readonly number[]): number[] {
  const counts = new Map<number, number>();
  const first: number[] = [];
  const further: number[] = [];
  for (const record of records) {
    const page = pages[record] ?? -1;
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    (count < TUNED.FIRST_RECORDS_PER_PAGE ? first : further).push(record);
  }
  return [...first, ...further];
}
