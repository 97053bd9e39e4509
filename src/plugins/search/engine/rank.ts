import {LEVEL} from '../shared/records';
import {stem} from '../shared/tokenize';
import type {Postings, Texts} from './invertedIndex';
import {Scores, type Match} from './match';

/** The match of a part of the query, whether a record must have the part, and how many words it has. */
export type PartMatch = Match & {isRequired: boolean; size: number};

/** A part of the query with its weight. Rare parts weigh more. */
type WeighedMatch = PartMatch & {weight: number};

/** A record that matches. */
type Hit = {
  record: number;
  score: number;
  /** Share of the required parts of the query that it has, by weight. */
  share: number;
  /** Whether it has all of the query, together with its headings. */
  isComplete: boolean;
  /** Whether it is the title of a page and has all of the query itself. */
  isNamed: boolean;
};

/** The scores of the keywords of all pages for a query. */
type KeywordScores = {
  /** By page: the score of its best keyword. */
  scores: number[];
  /** By part of the query, then by page: the quality of the best match in one of its keywords. */
  presence: number[][];
};

/** Weight of a match by the level of its text (see `LEVEL`). Keywords have none here, because they are scored apart. */
const LEVEL_WEIGHTS = [1, 4.5, 3.5, 3.5, 3.5, 3.5, 3.5, 0.5, 2, 0, 2] as const;
/**
 * The tuned parameters. After each line stands a query of the half `tune` of tools/search-benchmark that has no accepted
 * page first without it (measured 2026-11-25, one line at a time), or a test that needs it.
 */
const TUNED = {
  /** What a match in a heading above adds to a record. */
  CONTEXT_SHARE: 0.15, // `place` of Chinese `everyday`
  /** Weight of a part of the query that is not required. */
  OPTIONAL_SHARE: 0.4, // see when our CA runs out
  /** Highest weight of a rare word. Words that the manual hardly uses often belong to the question (`faulty`, 选错). */
  MAX_RARITY: 3.5, // make own ca or bring one
  /** What the best matches of the whole page add to each of its records. */
  PAGE_SHARE: 0.8, // dowload dac report
  /** What a page rank of 1 is worth. */
  RANK_FACTOR: 2, // flash the firmware
  /** Page rank of a page that explains words. It loses nothing for a query that may ask what a word means. */
  EXPLAINS_WORDS: -1, // rank.test.ts
  /** Highest page rank of pages about the site. They come after every page of the manual that has all of the query. */
  ABOUT_SITE: -3, // rank.test.ts
  /** Weight of a match in a keyword. It is more than that of a title, because the query must have all of a keyword. */
  KEYWORD_WEIGHT: 10, // JTAG lock
  /** A section with this share of the query may come before the title of its page. */
  SECTION_SHARE: 0.2, // `place` of Chinese `all` 29 points lower
  /** Phrases are looked for in the best records only. */
  PHRASE_CANDIDATES: 300, // none: it limits the work
  /** Factor for each word of a phrase. The longer a phrase is, the less likely a text has it by chance. */
  PHRASE_FACTOR: 2, // not a member of any product
  PHRASE_START_FACTOR: 1.4, // 证书长
  WHOLE_TEXT_FACTOR: 2.5, // VERIFY-01
  /** A record is no result when it has less than this share of what the best record has of the query. */
  PARTIAL_SHARE: 0.4, // 0.6: hit@3 of `everyday` 7 points lower
  /** When this many pages have all of the query, pages with a part of it are left out. */
  ENOUGH_PAGES: 5, // rank.test.ts
  /** Records of one page before the other pages get their turn. */
  RESULTS_OF_ONE_PAGE_FIRST: 3, // rank.test.ts
};

/**
 * Order the records that match. Titles with all of the query come first, then records with more of the query before
 * those with less. The manual comes before pages about the site, titles before headings before text, and exact phrases
 * before words apart. No page fills the list.
 * @param accepted by page, whether it was asked for
 * @returns records, best first
 */
export function rank(
  query: string,
  found: readonly PartMatch[],
  texts: Texts,
  postings: Postings,
  accepted: readonly boolean[],
): number[] {
  const matches = found.map((match) => ({...match, weight: weightOf(match, texts)}));
  const keywords = scoreKeywords(matches, texts, postings);
  const pageScores = scorePages(matches, texts);
  const hits = candidatesOf(matches, texts)
    .filter((record) => accepted[texts.pages[record] ?? -1])
    .map((record) => scoreRecord(record, matches, keywords, texts, postings));
  const phrase = foldPhrase(query);
  const completeHits = hits.filter((hit) => hit.isComplete);
  for (const hit of completeHits.sort(byScore).slice(0, TUNED.PHRASE_CANDIDATES)) {
    hit.score *= phraseFactor(phrase, hit.record, texts);
  }
  // A single word or abbreviation may well ask what it means. More words ask what to do.
  const asksForMeaning = /^[\p{Script=Latin}\p{N}]\S*$/u.test(phrase);
  for (const hit of hits) {
    const page = texts.pages[hit.record] ?? 0;
    const pageRank = texts.ranks[page] ?? 0;
    hit.score += TUNED.PAGE_SHARE * (pageScores[page] ?? 0);
    hit.score *=
      asksForMeaning && pageRank === TUNED.EXPLAINS_WORDS ? 1 : TUNED.RANK_FACTOR ** pageRank;
    // Keywords are what readers type for this very page, whatever its rank.
    const isTitle = texts.levels[hit.record] === LEVEL.TITLE;
    hit.score += (keywords.scores[page] ?? 0) * (isTitle ? 1 : TUNED.PAGE_SHARE);
    hit.score *= hit.isComplete ? 1 : hit.share;
  }
  const isManual = ({record}: Hit) =>
    (texts.ranks[texts.pages[record] ?? 0] ?? 0) > TUNED.ABOUT_SITE;
  // Pages about the site are for those who ask for what the manual does not have.
  const isFirst = completeHits.some(isManual) ? isManual : (hit: Hit) => hit.isComplete;
  const shown = [...completeHits, ...worthwhileParts(hits, completeHits, texts)].sort(byScore);
  const ordered = [...shown.filter(isFirst), ...shown.filter((hit) => !isFirst(hit))];
  return spreadPages(promoteBestSection(ordered, hits, matches, texts), texts.pages);
}

/**
 * Put the best section of a page before its title. This is for pages that are found by their title although the title
 * has little of the query, because their keywords or the rest of the page have it.
 */
function promoteBestSection(
  ordered: readonly Hit[],
  hits: readonly Hit[],
  matches: readonly WeighedMatch[],
  texts: Texts,
): number[] {
  const required = matches.filter(({isRequired}) => isRequired);
  const sum = (valueOf: (match: WeighedMatch) => number) =>
    required.reduce((total, match) => total + match.weight * valueOf(match), 0);
  const least = TUNED.SECTION_SHARE * sum(() => 1);
  // By page. A section must match at least twice as well as the title itself.
  const sections = texts.titles.map((record) => ({
    record,
    value: Math.max(least, 2 * sum(({quality}) => quality.get(record))),
  }));
  for (const {record} of hits) {
    const best = sections[texts.pages[record] ?? -1];
    const value = sum(({quality}) => sectionQuality(record, quality, texts));
    if (best && value > best.value) Object.assign(best, {record, value});
  }
  const firsts = new Set<number>();
  const led = ordered.flatMap(({record}) => {
    const page = texts.pages[record] ?? -1;
    const leads = !firsts.has(page) && texts.levels[record] === LEVEL.TITLE;
    firsts.add(page);
    return leads ? [sections[page]?.record ?? record, record] : [record];
  });
  return [...new Set(led)];
}

/** Return how well a record and the headings above it match a part of the query. The title of the page is left out. */
function sectionQuality(record: number, quality: Scores, texts: Texts): number {
  let most = 0;
  for (let at = record; texts.levels[at] !== LEVEL.TITLE && at >= 0 && at < texts.count;) {
    most = Math.max(most, quality.get(at) * Math.sqrt(levelWeight(texts, at)));
    at = texts.parents[at] ?? -1;
  }
  return most;
}

/** Compare hits by score. Titles with all of the query come first: *Create a key* before *Select Create key*. */
function byScore(a: Hit, b: Hit): number {
  return Number(b.isNamed) - Number(a.isNamed) || b.score - a.score || a.record - b.record;
}

function weightOf({complete, quality, isRequired}: PartMatch, {count}: Texts): number {
  const rarity = Math.log(1 + count / (1 + (complete.texts.length || quality.texts.length)));
  return Math.min(rarity, TUNED.MAX_RARITY) * (isRequired ? 1 : TUNED.OPTIONAL_SHARE);
}

const levelWeight = ({levels, formal}: Texts, text: number): number =>
  LEVEL_WEIGHTS[formal.has(text) ? LEVEL.TEXT : (levels[text] ?? LEVEL.TEXT)];

/** Return for each page the sum of its best match of each part of the query. */
function scorePages(matches: readonly WeighedMatch[], texts: Texts): number[] {
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

function raise(scores: number[], page: number, value: number): void {
  if (value > (scores[page] ?? Infinity)) {
    scores[page] = value;
  }
}

/**
 * Score the keywords of all pages. A keyword is what readers call a task, so it counts by the share of it that the query
 * has: `employee` is no match for `employee leaves`. In a whole question the words of a keyword may stand by chance, so
 * it also counts by the share of the query that it has.
 */
function scoreKeywords(
  matches: readonly WeighedMatch[],
  texts: Texts,
  postings: Postings,
): KeywordScores {
  const sums = new Scores(texts.texts.length);
  const sizes = new Scores(texts.texts.length);
  const presence = matches.map(({quality, weight, size}) => {
    const best = texts.titles.map(() => 0);
    for (const text of quality.texts) {
      if (texts.levels[text] === LEVEL.KEYWORD) {
        sums.add(text, weight * quality.get(text));
        sizes.add(text, size);
        raise(best, texts.pages[text] ?? -1, quality.get(text));
      }
    }
    return best;
  });
  const total = matches.reduce((sum, {weight}) => sum + weight, 0);
  const scores = texts.titles.map(() => 0);
  for (const text of sums.texts) {
    const sum = sums.get(text);
    const covered = Math.min(1, sizes.get(text) / (postings.lengths[text] || 1));
    const explained = Math.min(1, sum / total);
    const value = sum * covered * Math.sqrt(explained) * TUNED.KEYWORD_WEIGHT;
    raise(scores, texts.pages[text] ?? -1, value);
  }
  return {scores, presence};
}

/** Collect the records that match. A keyword or description stands for the title of its page, a group for the titles of its pages. */
function candidatesOf(matches: readonly WeighedMatch[], texts: Texts): number[] {
  const found = new Set<number>();
  for (const {quality, isRequired} of matches) {
    for (const text of isRequired ? quality.texts : []) {
      const page = texts.pages[text] ?? -1;
      const isOfGroup = (title: number) => texts.parents[texts.parents[title] ?? -1] === text;
      if (text < texts.count) found.add(text);
      else if (page >= 0) found.add(texts.titles[page] ?? 0);
      else texts.titles.filter(isOfGroup).forEach((title) => found.add(title));
    }
  }
  return [...found];
}

function scoreRecord(
  record: number,
  matches: readonly WeighedMatch[],
  keywords: KeywordScores,
  texts: Texts,
  postings: Postings,
): Hit {
  const ownLevel = levelWeight(texts, record);
  const isTitle = texts.levels[record] === LEVEL.TITLE;
  const page = texts.pages[record] ?? 0;
  const hit: Hit = {record, score: 0, share: 0, isComplete: true, isNamed: isTitle};
  let total = 0;
  matches.forEach(({quality, complete, weight, isRequired}, position) => {
    const own = quality.get(record);
    let above = 0;
    let presence = own;
    let isComplete = complete.get(record) > 0;
    for (let at = texts.parents[record] ?? -1; at >= 0; at = texts.parents[at] ?? -1) {
      const value = quality.get(at);
      if (value === 0) continue;
      // A description is about the page, so it counts fully for the title.
      const isOwn = isTitle && texts.levels[at] === LEVEL.DESCRIPTION;
      above = Math.max(above, value * levelWeight(texts, at) * (isOwn ? 1 : TUNED.CONTEXT_SHARE));
      presence = Math.max(presence, value);
      isComplete ||= complete.get(at) > 0;
    }
    const inKeywords = isTitle ? (keywords.presence[position]?.[page] ?? 0) : 0;
    presence = Math.max(presence, inKeywords);
    hit.score += weight * (isTitle ? Math.max(own * ownLevel, above) : own * ownLevel + above);
    if (isRequired) {
      hit.isNamed &&= complete.get(record) > 0;
      hit.share += weight * presence;
      total += weight;
      hit.isComplete &&= isComplete || inKeywords > 0;
    }
  });
  hit.share = Math.min(1, hit.share / total);
  hit.score *= lengthFactor(record, matches.length, texts, postings);
  return hit;
}

/** Return the factor for the length of a text. Short texts are more about the match than long ones, as in BM25. */
function lengthFactor(record: number, parts: number, {levels}: Texts, postings: Postings): number {
  const length = Math.max(postings.lengths[record] ?? 1, 1);
  const level = levels[record] ?? LEVEL.TEXT;
  return level >= LEVEL.TITLE && level < LEVEL.CODE
    ? 0.6 + 0.4 * Math.min(1, parts / length)
    : 1 / (0.8 + 0.2 * Math.min(length / 40, 3));
}

/** Fold a text for the comparison with the whole query. */
function foldPhrase(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Words that titles have beside the name of their subject. The page about a part of the platform is its overview. */
const AROUND_SUBJECT = /\b(?:overview|manage|management)\b|概述|管理/g;
const subjectOf = (title: string) =>
  title.replace(AROUND_SUBJECT, '').split(' ').map(stem).join('');

/** Return the factor for a record that has the query as it was typed. */
function phraseFactor(phrase: string, record: number, {texts, levels}: Texts): number {
  const folded = foldPhrase(texts[record] ?? '');
  const at = phrase === '' ? -1 : folded.indexOf(phrase);
  const isTitle = levels[record] === LEVEL.TITLE && phrase !== '';
  const isSubject = isTitle && subjectOf(folded) === subjectOf(phrase);
  if (at < 0 && !isSubject) {
    return 1;
  }
  // The first cell of a row, and a term before its definition, is its name.
  const isAll =
    isSubject ||
    (at === 0 && (folded.length === phrase.length || folded.startsWith(' · ', phrase.length)));
  const words = phrase.match(/\p{Script=Han}{2}|\p{Script=Latin}+|\p{N}+/gu)?.length ?? 1;
  return (
    TUNED.PHRASE_FACTOR ** words *
    (isAll ? TUNED.WHOLE_TEXT_FACTOR : at === 0 ? TUNED.PHRASE_START_FACTOR : 1)
  );
}

/** Keep partial matches only when fewer than ENOUGH_PAGES pages match the whole query. */
function worthwhileParts(hits: readonly Hit[], complete: readonly Hit[], {pages}: Texts): Hit[] {
  if (new Set(complete.map((hit) => pages[hit.record])).size >= TUNED.ENOUGH_PAGES) {
    return [];
  }
  const best = hits.reduce((most, hit) => Math.max(most, hit.share), 0);
  return hits.filter((hit) => !hit.isComplete && hit.share >= best * TUNED.PARTIAL_SHARE);
}

/** Move the further records of a page behind the first three of all pages. */
function spreadPages(records: readonly number[], pages: readonly number[]): number[] {
  const counts = new Map<number, number>();
  const first: number[] = [];
  const further: number[] = [];
  for (const record of records) {
    const page = pages[record] ?? -1;
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    (count < TUNED.RESULTS_OF_ONE_PAGE_FIRST ? first : further).push(record);
  }
  return [...first, ...further];
}
