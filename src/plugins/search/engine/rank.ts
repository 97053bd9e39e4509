import {normalizeCharacters} from '../shared/normalizeQuery';
import type {InvertedIndex, Texts} from './invertedIndex';
import {type Scores, type Match} from './match';

/**
 * The texts that match a part of the query. A record is a hit only if it matches a part that `isRequired`. `wordCount`
 * is the number of words, code parts and Han characters that the reader typed for the part.
 */
type PartMatch = Match & {isRequired: boolean; wordCount: number};

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

/**
 * The parameters of the ranking. tools/search-benchmark/README.md says how much the scores fall without the most important ones.
 */
const TUNED = {
  /** Weight of a match in a title. A match in text has weight 1. */
  TITLE_WEIGHT: 4.5,
  /** Weight of a match in another heading. */
  HEADING_WEIGHT: 3.5,
  /** A record gets this share of the score of a match in a heading above it. */
  HEADING_ABOVE_SHARE: 0.15,
  /** Factor for the weight of a part that is not required, such as the stop words of a question. */
  OPTIONAL_PART_WEIGHT: 0.4,
  /**
   * Limit for the inverse document frequency. A very rare word, such as `faulty`, often is not what the query is about.
   */
  MAX_IDF: 4.5,
  /** Each record of a page gets this share of the score of the whole page. */
  PAGE_SCORE_SHARE: 1.2,
  /** Weight of a match in the keywords of a page. */
  KEYWORD_WEIGHT: 5,
  /** The score is multiplied by this factor to the power of the page rank, which is below 0 for pages such as the glossary. */
  PAGE_RANK_FACTOR: 1.5,
  /** Page rank of reference pages, such as the glossary. They are not ranked lower when a query may look for a definition. */
  REFERENCE_PAGE_RANK: -1,
  /** Only this many of the best records are checked for the query as a phrase. It limits the work and changes no result. */
  PHRASE_CANDIDATES: 300,
  /**
   * Factor for each word of the query if a record contains the query as a phrase. A long phrase rarely occurs by
   * chance.
   */
  PHRASE_WORD_FACTOR: 2,
  /** Additional factor for a record that consists of that phrase, or for a table row whose first cell is the phrase. */
  WHOLE_TEXT_FACTOR: 2.5,
  /** A partial match is shown if it covers at least this fraction of what the best record covers. */
  MIN_PARTIAL_SHARE: 0.4,
  /** If at least this many pages match fully, partial matches are hidden. */
  ENOUGH_PAGES: 5,
  /** At most this many records of a page are listed before records of other pages. */
  FIRST_RECORDS_PER_PAGE: 3,
};

/**
 * Rank the records that match a query, much like BM25 with field weights. Titles that contain all words of the query
 * come first. The score prefers titles to headings, headings to text, phrases to separate words, and rare words to
 * common ones.
 * @returns records, best first
 */
export function rankRecords(
  query: string,
  found: readonly PartMatch[],
  texts: Texts,
  index: InvertedIndex,
): number[] {
  const matches = found.map((match) => ({...match, weight: weightOfPart(match, texts)}));
  const pageScores = scorePages(matches, texts);
  const hits = findCandidates(matches, texts).map((record) =>
    scoreRecord(record, matches, texts, index),
  );
  const phrase = foldPhrase(query);
  const completeHits = hits.filter((hit) => hit.isComplete);
  for (const hit of completeHits.sort(compareHits).slice(0, TUNED.PHRASE_CANDIDATES)) {
    hit.score *= phraseFactor(phrase, hit.record, texts);
  }
  // A reader who types a single Latin word may look for its definition. More words are usually about a task.
  const asksForDefinition = /^[\p{Script=Latin}\p{N}]\S*$/u.test(phrase);
  for (const hit of hits) {
    const page = texts.pages[hit.record] ?? 0;
    hit.score += TUNED.PAGE_SCORE_SHARE * (pageScores[page] ?? 0);
    const pageRank = texts.pageRanks[page] ?? 0;
    const isDefinition = asksForDefinition && pageRank === TUNED.REFERENCE_PAGE_RANK;
    hit.score *= isDefinition ? 1 : TUNED.PAGE_RANK_FACTOR ** pageRank;
    hit.score *= hit.isComplete ? 1 : hit.share;
  }
  const shown = [...completeHits, ...selectPartialHits(hits, completeHits, texts)];
  const ordered = shown.sort(compareHits);
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
  // One entry for each page. A section replaces the title only if it matches more than twice as well.
  const sections = texts.titles.map((record) => ({
    record,
    value: 2 * sum(({quality}) => quality.get(record)),
  }));
  for (const {record} of hits) {
    const best = sections[texts.pages[record] ?? -1];
    const value = sum(({quality}) => sectionQuality(record, quality, texts));
    if (best && value > best.value) Object.assign(best, {record, value});
  }
  const firsts = new Set<number>();
  const promoted = ordered.flatMap(({record}) => {
    const page = texts.pages[record] ?? -1;
    const isFirstTitle = !firsts.has(page) && texts.levels[record] === 1;
    firsts.add(page);
    return isFirstTitle ? [sections[page]?.record ?? record, record] : [record];
  });
  return [...new Set(promoted)];
}

/** Return the best match of one part of the query in a record or in a heading above it, except the page title. */
function sectionQuality(record: number, quality: Scores, texts: Texts): number {
  let most = 0;
  for (let at = record; texts.levels[at] !== 1 && at >= 0 && at < texts.recordCount;) {
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

/** Return the weight of a match in a text: a title, another heading, or any other text. */
function levelWeight({levels, repeatedHeadings}: Texts, text: number): number {
  const level = levels[text] ?? 0;
  if (level === 0 || repeatedHeadings.has(text)) return 1;
  return level === 1 ? TUNED.TITLE_WEIGHT : TUNED.HEADING_WEIGHT;
}

/** Score each page by the sum of its best matches, one for each part of the query, and by its keywords. */
function scorePages(matches: readonly WeightedMatch[], texts: Texts): number[] {
  const scores = scoreKeywords(matches, texts);
  for (const {quality, weight} of matches) {
    const best = texts.titles.map(() => 0);
    for (const text of quality.texts) {
      if (texts.isKeywords(text)) continue;
      raise(best, texts.pages[text] ?? -1, quality.get(text) * levelWeight(texts, text));
    }
    best.forEach((value, page) => (scores[page] = (scores[page] ?? 0) + value * weight));
  }
  return scores;
}

/**
 * Score each page by the parts of the query that its keywords contain. The score falls with each part that they do not contain, because a
 * long question may contain a keyword by chance.
 */
function scoreKeywords(matches: readonly WeightedMatch[], texts: Texts): number[] {
  const total = matches.reduce((sum, {weight}) => sum + weight, 0);
  return texts.keywords.map((text) => {
    const sum = matches.reduce((all, {quality, weight}) => all + weight * quality.get(text), 0);
    return TUNED.KEYWORD_WEIGHT * sum * Math.sqrt(sum / total);
  });
}

/** Raise the score of a page to a value unless it is higher already. */
function raise(scores: number[], page: number, value: number): void {
  if (value > (scores[page] ?? Infinity)) {
    scores[page] = value;
  }
}

/** Collect the records that match a required part. If the keywords or the description of a page match, its title is collected. */
function findCandidates(matches: readonly WeightedMatch[], texts: Texts): number[] {
  const found = new Set<number>();
  for (const {quality, isRequired} of matches) {
    for (const text of isRequired ? quality.texts : []) {
      found.add(text < texts.recordCount ? text : (texts.titles[texts.pages[text] ?? 0] ?? 0));
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
  texts: Texts,
  index: InvertedIndex,
): Hit {
  const ownWeight = levelWeight(texts, record);
  const isTitle = texts.levels[record] === 1;
  const keywords = isTitle ? (texts.keywords[texts.pages[record] ?? 0] ?? -1) : -1;
  const hit: Hit = {record, score: 0, share: 0, isComplete: true, isTitleMatch: isTitle};
  let total = 0;
  for (const {quality, complete, weight, isRequired} of matches) {
    const own = quality.get(record);
    const inKeywords = quality.get(keywords);
    let above = 0;
    let presence = Math.max(own, inKeywords);
    let isComplete = complete.get(record) > 0 || inKeywords > 0;
    for (let at = texts.parents[record] ?? -1; at >= 0; at = texts.parents[at] ?? -1) {
      const value = quality.get(at);
      if (value === 0) continue;
      // The description is about the whole page, so the title gets its full score.
      const share = isTitle ? 1 : TUNED.HEADING_ABOVE_SHARE;
      above = Math.max(above, value * levelWeight(texts, at) * share);
      presence = Math.max(presence, value);
      isComplete ||= complete.get(at) > 0;
    }
    hit.score += weight * (isTitle ? Math.max(own * ownWeight, above) : own * ownWeight + above);
    if (isRequired) {
      hit.isTitleMatch &&= complete.get(record) > 0;
      hit.share += weight * presence;
      total += weight;
      hit.isComplete &&= isComplete;
    }
  }
  hit.share = Math.min(1, hit.share / total);
  hit.score *= lengthFactor(record, matches.length, texts, index);
  return hit;
}

/** Return a factor that prefers short headings to long ones. It is 1 for text that is no heading. */
function lengthFactor(record: number, parts: number, texts: Texts, index: InvertedIndex): number {
  const isHeading = (texts.levels[record] ?? 0) > 0;
  const length = Math.max(index.tokenCounts[record] ?? 1, 1);
  return isHeading ? 0.6 + 0.4 * Math.min(1, parts / length) : 1;
}

/** Normalise a text to compare it with the whole query. Hyphens are left out, so that `verify01` is `VERIFY-01`. */
function foldPhrase(text: string): string {
  return normalizeCharacters(text).toLowerCase().replaceAll('-', '').trim();
}

/** Return the factor for a record that contains the whole query as a phrase. It is 1 for any other record. */
function phraseFactor(phrase: string, record: number, {texts}: Texts): number {
  const folded = foldPhrase(texts[record] ?? '');
  if (phrase === '' || !folded.includes(phrase)) {
    return 1;
  }
  // The text before the first ` · ` is the first cell of a table row, or a term before its definition.
  const isWhole = folded === phrase || folded.startsWith(`${phrase} · `);
  const words = phrase.match(/\p{Script=Han}{2}|\p{Script=Latin}+|\p{N}+/gu)?.length ?? 1;
  return TUNED.PHRASE_WORD_FACTOR ** words * (isWhole ? TUNED.WHOLE_TEXT_FACTOR : 1);
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
