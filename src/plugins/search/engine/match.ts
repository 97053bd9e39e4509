import type {InvertedIndex} from './invertedIndex';
import {isStopChar, type QueryUnit, type WordUnit} from './query';
import type {QueryPart} from './splitQuery';
import type {Speller} from './spelling';
import {porterStem} from '../shared/tokenize';

/** Stores a score for each text. It uses an array, because a map takes five times as long for a manual of 500 pages. */
export class Scores {
  /** Texts that have a score, each once. */
  readonly texts: number[] = [];
  private readonly values: Float32Array;

  /** @param count number of texts of the index */
  constructor(count: number) {
    this.values = new Float32Array(count);
  }

  get(text: number): number {
    return this.values[text] ?? 0;
  }

  /** Set the score of a text unless it has a higher one. */
  raise(text: number, value: number): void {
    const now = this.get(text);
    if (value > now) {
      if (now === 0) this.texts.push(text);
      this.values[text] = value;
    }
  }

  /** Add to the score of a text. */
  add(text: number, value: number): void {
    this.raise(text, this.get(text) + value);
  }
}

/** The texts that match one part of the query, with the quality of each match. splitQuery.ts explains what a part is. */
export type Match = {
  /** 1 for a text that contains the part as it was typed, and less for any other match. */
  quality: Scores;
  /** Texts that contain the whole part. */
  complete: Scores;
  /** The index terms that matched. They are highlighted in the hits. */
  terms: Set<string>;
};

/** Quality of another form of a word, such as `deleted` for `delete`. */
const INFLECTED_QUALITY = 0.85;

/** Quality of a longer word that starts with the unfinished word. */
const PREFIX_QUALITY = 0.7;

/** Quality of a similar word. The index is the edit distance. */
const MISSPELT_QUALITY = [1, 0.6, 0.45];

/** Factor for a text that contains only some words of a phrase. */
const INCOMPLETE_QUALITY = 0.6;

/**
 * Weight of a single character, relative to a bigram. It is used if no bigram of the query with this character is
 * indexed.
 */
const SINGLE_CHAR_WEIGHT = 0.3;

/** Find the texts that match a part of the query or one of its synonyms. */
export function matchPart(part: QueryPart, index: InvertedIndex, speller: Speller): Match {
  const isKnown = (unit: QueryUnit) => isIndexed(unit, index);
  const others = part.alternatives.filter(({units}) => units.every(isKnown));
  // Han text with a bigram that no page contains is matched only by its synonyms. Otherwise 测试针 (a test pin) would find
  // every page about 测试 (a test).
  const isOwn = part.units.every((unit) => unit.kind === 'word' || isKnown(unit));
  const match = matchUnits(isOwn || others.length === 0 ? part.units : [], index, speller);
  for (const alternative of others) {
    const {quality, complete, terms} = matchUnits(alternative.units, index, speller);
    for (const text of complete.texts) {
      match.complete.raise(text, 1);
      match.quality.raise(text, quality.get(text) * alternative.quality);
    }
    if (complete.texts.length > 0) terms.forEach((term) => match.terms.add(term));
  }
  return match;
}

/** Check whether a unit occurs in the index. Most synonyms do not, because they are names in the other language. */
function isIndexed(unit: QueryUnit, index: InvertedIndex): boolean {
  return unit.kind === 'word'
    ? unit.terms.some(
        (term) => index.postings(term).length + index.termsWithStem(porterStem(term)).length > 0,
      )
    : bigramsOf(unit.chars).every((bigram) => index.postings(bigram).length > 0);
}

/** Find the texts that match the units of one phrase. A text that contains all units is complete. */
function matchUnits(units: readonly QueryUnit[], index: InvertedIndex, speller: Speller): Match {
  const matches = units.map((unit) =>
    unit.kind === 'han' ? matchHan(unit.chars, index) : matchWord(unit, index, speller),
  );
  const [only] = matches;
  if (only && matches.length === 1) {
    return only;
  }
  const quality = newScores(index);
  const complete = newScores(index);
  for (const text of matches.flatMap((match) => match.quality.texts)) {
    const sum = matches.reduce((total, match) => total + match.quality.get(text), 0);
    const isComplete = matches.every((match) => match.complete.get(text) > 0);
    quality.raise(text, (sum / matches.length) * (isComplete ? 1 : INCOMPLETE_QUALITY));
    if (isComplete) complete.raise(text, 1);
  }
  return {quality, complete, terms: new Set(matches.flatMap((match) => [...match.terms]))};
}

const newScores = ({tokenCounts}: InvertedIndex) => new Scores(tokenCounts.length);

/**
 * Find the texts that contain a word or code, another form of it, a longer word that starts with it (if it is
 * unfinished), or all parts of the code. If there is no such text, find the texts that contain a similar word.
 */
function matchWord(unit: WordUnit, index: InvertedIndex, speller: Speller): Match {
  const quality = newScores(index);
  const terms = new Set<string>();
  const addTerm = (term: string, value: number) => {
    const texts = index.postings(term);
    texts.forEach((text) => quality.raise(text, value));
    if (texts.length > 0) terms.add(term);
  };

  unit.terms.forEach((term) => addTerm(term, 1));
  for (const term of unit.terms) {
    index
      .termsWithStem(porterStem(term))
      .forEach((inflected) => addTerm(inflected, INFLECTED_QUALITY));
    if (unit.isUnfinished) {
      index.termsWithPrefix(term).forEach((longer) => addTerm(longer, PREFIX_QUALITY));
    }
  }
  addCodeParts(unit.codeParts);
  if (quality.texts.length === 0) {
    unit.terms
      .flatMap((term) => speller.similarTerms(term, unit.isUnfinished))
      .forEach(({term, distance}) => addTerm(term, MISSPELT_QUALITY[distance] ?? 0));
  }
  const complete = newScores(index);
  quality.texts.forEach((text) => complete.raise(text, 1));
  return {quality, complete, terms};

  /** Add the texts that contain every part of a code. The last part may be unfinished. */
  function addCodeParts(codeParts: readonly string[]): void {
    const lists = codeParts.map((part, position) => {
      const isUnfinished = unit.isUnfinished && position === codeParts.length - 1;
      const expanded = isUnfinished ? [part, ...index.termsWithPrefix(part)] : [part];
      return {expanded, texts: new Set(expanded.flatMap((term) => index.postings(term)))};
    });
    const [first, ...others] = lists;
    const found = [...(first?.texts ?? [])].filter((text) =>
      others.every(({texts}) => texts.has(text)),
    );
    found.forEach((text) => quality.raise(text, 1));
    // If the code itself is found, single characters are not highlighted. Otherwise VERIFY-01 would highlight every 1.
    const isKnown = terms.size > 0;
    (found.length > 0 ? lists : [])
      .flatMap(({expanded}) => expanded)
      .filter((term) => !isKnown || term.length > 1)
      .forEach((term) => terms.add(term));
  }
}

/**
 * Find the texts that match Han characters, by their bigrams. A text is complete when each character is part of a
 * bigram that the text contains, so that 删除密钥 also finds 删除一个密钥. A bigram that no text contains is ignored, because it
 * spans two words or contains a wrong character. If all bigrams of a character are ignored, texts that contain the
 * character in any other bigram match with a low weight.
 */
function matchHan(chars: readonly string[], index: InvertedIndex): Match {
  const quality = newScores(index);
  const complete = newScores(index);
  const [first = ''] = chars;
  if (chars.length === 1) {
    for (const text of index.termsWithPrefix(first).flatMap((term) => index.postings(term))) {
      quality.raise(text, 1);
      complete.raise(text, 1);
    }
    return {quality, complete, terms: new Set([first])};
  }
  const bigrams = bigramsOf(chars).flatMap((term, position) => {
    const texts = index.postings(term);
    const weight = Math.log(1 + index.tokenCounts.length / (1 + texts.length));
    return texts.length > 0 ? [{position, term, texts, weight}] : [];
  });
  const known = new Set(bigrams.flatMap(({position}) => [position, position + 1]));
  const unmatched = chars.filter((char, position) => !known.has(position) && !isStopChar(char));
  const weights = newScores(index);
  /** For each text, a bit set of the characters of the query that it contains. */
  const covered = new Map<number, number>();
  for (const {position, texts, weight} of bigrams) {
    for (const text of texts) {
      covered.set(text, (covered.get(text) ?? 0) | bit(position) | bit(position + 1));
      weights.add(text, weight);
    }
  }
  const bigramWeight = bigrams.reduce((sum, {weight}) => sum + weight, 0);
  const average = bigrams.length === 0 ? 1 : bigramWeight / bigrams.length;
  for (const char of unmatched) {
    const texts = new Set(index.bigramsWith(char).flatMap((term) => index.postings(term)));
    texts.forEach((text) => weights.add(text, average * SINGLE_CHAR_WEIGHT));
  }
  const total = bigramWeight + unmatched.length * average;
  const all = [...known].reduce((bits, position) => bits | bit(position), 0);
  for (const text of weights.texts) {
    quality.raise(text, weights.get(text) / total);
    if (covered.get(text) === all) complete.raise(text, 1);
  }
  return {quality, complete, terms: new Set([...bigrams.map(({term}) => term), ...unmatched])};
}

/**
 * Return the bit for the character at a position. Whether a text is complete depends on the first 31 characters only.
 */
const bit = (position: number) => (position < 31 ? 1 << position : 0);

/** Return the pairs of neighbouring characters. */
const bigramsOf = (chars: readonly string[]) =>
  chars.slice(1).map((char, position) => `${chars[position]}${char}`);
