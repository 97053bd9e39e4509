import type {Columns} from './engine';
import type {UnitMatch} from './matchUnit';
import type {Postings} from './postings';

type RequiredMatch = UnitMatch & {isRequired: boolean};

/** Weight of a match by the level of the record: text, title of the page, headings, label of the group. */
const LEVEL_WEIGHTS = [1, 9, 5, 4, 3.5, 3, 3, 3];
/** What a match in a heading above adds to a record. */
const CONTEXT_SHARE = 0.15;
const PHRASE_FACTOR = 1.7;
const START_FACTOR = 1.4;
const WHOLE_TEXT_FACTOR = 2.5;
/** Records of one page before the other pages get their turn. */
const HITS_PER_PAGE_FIRST = 3;
/** Without a record that has all of the query, one must have this share of what the best one has. */
const PARTIAL_SHARE = 0.6;

/**
 * Orders the records that match: records with all of the query, or else those with most of it; titles before headings
 * before text, exact phrases first, and no page fills the list.
 */
export function rank(
  query: string,
  matches: readonly RequiredMatch[],
  columns: Columns,
  postings: Postings,
  accepts: (record: number) => boolean,
): number[] {
  const total = columns.count;
  const weights = matches.map((match) => {
    const rarity = Math.log(1 + total / (1 + match.quality.size));
    return match.isRequired ? rarity : rarity * 0.2;
  });
  const required = matches.filter((match) => match.isRequired);
  const candidates = candidatesOf(required, columns);
  const phrase = foldPhrase(query);

  const found: {record: number; score: number; share: number; isWhole: boolean}[] = [];
  for (const record of candidates) {
    if (!accepts(record)) {
      continue;
    }
    let score = 0;
    let share = 0;
    let isWhole = true;
    matches.forEach((match, position) => {
      const weight = weights[position] ?? 0;
      const own = match.quality.get(record) ?? 0;
      let above = 0;
      let wholeAbove = false;
      for (let at = columns.parents[record] ?? -1; at >= 0; at = columns.parents[at] ?? -1) {
        above = Math.max(above, (match.quality.get(at) ?? 0) * levelWeight(columns, at));
        wholeAbove ||= match.isWhole(at);
      }
      score += weight * (own * levelWeight(columns, record) + above * CONTEXT_SHARE);
      if (match.isRequired) {
        share += weight * Math.max(own, above > 0 ? 0.5 : 0);
        isWhole &&= match.isWhole(record) || wholeAbove;
      }
    });
    score *= lengthFactor(record, matches.length, columns, postings);
    score *= phraseFactor(phrase, columns.texts[record] ?? '');
    found.push({record, score, share, isWhole});
  }

  const whole = found.filter((hit) => hit.isWhole);
  // Not Math.max(...shares): a large index has more hits than a call takes arguments.
  const best = found.reduce((most, hit) => Math.max(most, hit.share), 0);
  const kept = whole.length > 0 ? whole : found.filter((hit) => hit.share >= best * PARTIAL_SHARE);
  kept.sort((a, b) => b.score - a.score || a.record - b.record);
  return spreadPages(
    kept.map((hit) => hit.record),
    columns.pages,
  );
}

/** Records that match; for the label of a group, the titles of its pages. */
function candidatesOf(matches: readonly RequiredMatch[], columns: Columns): Set<number> {
  const candidates = new Set<number>();
  for (const record of matches.flatMap((match) => [...match.quality.keys()])) {
    if (record < columns.count) {
      candidates.add(record);
    } else {
      columns.starts
        .filter((title) => columns.parents[title] === record)
        .forEach((title) => candidates.add(title));
    }
  }
  return candidates;
}

function levelWeight(columns: Columns, record: number): number {
  return LEVEL_WEIGHTS[columns.levels[record] ?? 0] ?? 1;
}

/** Short texts are more about the match than long ones. */
function lengthFactor(record: number, units: number, columns: Columns, postings: Postings): number {
  const length = Math.max(postings.lengths[record] ?? 1, 1);
  const isHeading = (columns.levels[record] ?? 0) > 0;
  return isHeading
    ? 0.6 + 0.4 * Math.min(1, units / length)
    : 1 / (0.8 + 0.2 * Math.min(length / 40, 3));
}

function phraseFactor(phrase: string, text: string): number {
  const folded = foldPhrase(text);
  const at = phrase === '' ? -1 : folded.indexOf(phrase);
  if (at < 0) {
    return 1;
  }
  if (folded === phrase) {
    return PHRASE_FACTOR * WHOLE_TEXT_FACTOR;
  }
  return at === 0 ? PHRASE_FACTOR * START_FACTOR : PHRASE_FACTOR;
}

function foldPhrase(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
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
