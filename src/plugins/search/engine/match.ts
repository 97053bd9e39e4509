import type {Postings} from './invertedIndex';
import {isStopChar, type QueryUnit, type WordUnit} from './query';
import type {QueryPart} from './segment';
import type {Speller} from './spelling';
import {stemOf} from '../shared/tokenize';

/** The scores of texts. It is an array, because a map takes five times as long in a manual of 500 pages. */
export class Scores {
  /** Texts with a score, each once. */
  readonly texts: number[] = [];
  private readonly values: Float32Array;

  /** @param count number of texts of the index */
  constructor(count: number) {
    this.values = new Float32Array(count);
  }

  get(text: number): number {
    return this.values[text] ?? 0;
  }

  /** Sets the score of a text unless it has a better one. */
  raise(text: number, value: number): void {
    const now = this.get(text);
    if (value > now) {
      if (now === 0) this.texts.push(text);
      this.values[text] = value;
    }
  }

  /** Adds to the score of a text. */
  add(text: number, value: number): void {
    this.raise(text, this.get(text) + value);
  }
}

/** The texts that match a part of the query, how well they match, and the terms of the index that made them match. */
export type Match = {
  /** 1 for a text that has the part as it was typed, less for an inflected, unfinished, misspelt or incomplete match. */
  quality: Scores;
  /** Texts that hold all of it. */
  complete: Scores;
  /** Terms to highlight. */
  terms: Set<string>;
};

const STEM_QUALITY = 0.85;
const SUBWORDS_QUALITY = 0.9;
const PREFIX_QUALITY = 0.7;
/** By number of typing errors. */
const FUZZY_QUALITY = [1, 0.6, 0.45];
/** What a text that has only a part of a phrase is worth. */
const PARTIAL_QUALITY = 0.6;
/** A pair with a character that only joins words says less than others. */
const STOP_CHAR_WEIGHT = 0.25;
/** A character whose pairs the index does not have, found in other pairs. */
const LONE_CHAR_QUALITY = 0.3;
/** So that a pair which came about by chance and stands in one text only does not outweigh the rest. */
const MAX_RARITY = 5;

/** Find the texts that have a part of the query, as it was typed or in other words. */
export function matchPart(part: QueryPart, postings: Postings, speller: Speller): Match {
  const isKnown = (unit: QueryUnit) => isIndexed(unit, postings);
  const others = part.alternatives.filter(({units}) => units.every(isKnown));
  // Characters that no page has together stand for their synonyms alone: 测试针 (a pin) is not 测试 (a test).
  const isOwn = part.units.every((unit) => unit.kind === 'word' || isKnown(unit));
  const match = matchAll(isOwn || others.length === 0 ? part.units : [], postings, speller);
  for (const alternative of others) {
    const {quality, complete, terms} = matchAll(alternative.units, postings, speller);
    for (const text of complete.texts) {
      match.complete.raise(text, 1);
      match.quality.raise(text, quality.get(text) * alternative.quality);
    }
    if (complete.texts.length > 0) terms.forEach((term) => match.terms.add(term));
  }
  return match;
}

/** Check whether the index has a unit. It lacks most synonyms, which are names in the other language. */
function isIndexed(unit: QueryUnit, postings: Postings): boolean {
  return unit.kind === 'word'
    ? unit.terms.some(
        (term) => postings.get(term).length + postings.withStem(stemOf(term)).length > 0,
      )
    : pairsOf(unit.chars).every((pair) => postings.get(pair).length > 0);
}

/** Match several units that belong together. A text is complete when it has all of them. */
function matchAll(units: readonly QueryUnit[], postings: Postings, speller: Speller): Match {
  const matches = units.map((unit) =>
    unit.kind === 'han' ? matchHan(unit.chars, postings) : matchWord(unit, postings, speller),
  );
  const [only] = matches;
  if (only && matches.length === 1) {
    return only;
  }
  const quality = newScores(postings);
  const complete = newScores(postings);
  for (const text of matches.flatMap((match) => match.quality.texts)) {
    const sum = matches.reduce((total, match) => total + match.quality.get(text), 0);
    const isComplete = matches.every((match) => match.complete.get(text) > 0);
    quality.raise(text, (sum / matches.length) * (isComplete ? 1 : PARTIAL_QUALITY));
    if (isComplete) complete.raise(text, 1);
  }
  return {quality, complete, terms: new Set(matches.flatMap((match) => [...match.terms]))};
}

const newScores = ({lengths}: Postings) => new Scores(lengths.length);

/** Find the texts that have a word or code as typed, in another form, unfinished or in parts, and only then misspelt. */
function matchWord(unit: WordUnit, postings: Postings, speller: Speller): Match {
  const quality = newScores(postings);
  const terms = new Set<string>();
  const addTerm = (term: string, value: number) => {
    const texts = postings.get(term);
    texts.forEach((text) => quality.raise(text, value));
    if (texts.length > 0) terms.add(term);
  };

  unit.terms.forEach((term) => addTerm(term, 1));
  for (const term of unit.terms) {
    postings.withStem(stemOf(term)).forEach((inflected) => addTerm(inflected, STEM_QUALITY));
    if (unit.isOpen) {
      postings.withPrefix(term).forEach((longer) => addTerm(longer, PREFIX_QUALITY));
    }
  }
  addSubwords(unit.subwords, SUBWORDS_QUALITY);
  if (quality.texts.length === 0) {
    unit.terms
      .flatMap((term) => speller.similar(term, unit.isOpen))
      .forEach(({term, errors}) => addTerm(term, FUZZY_QUALITY[errors] ?? 0));
  }
  const complete = newScores(postings);
  quality.texts.forEach((text) => complete.raise(text, 1));
  return {quality, complete, terms};

  /** Add the texts that contain every part of a code. The last part may be unfinished. */
  function addSubwords(subwords: readonly string[], value: number): void {
    const lists = subwords.map((subword, position) => {
      const isUnfinished = unit.isOpen && position === subwords.length - 1;
      const expanded = isUnfinished ? [subword, ...postings.withPrefix(subword)] : [subword];
      return {expanded, texts: new Set(expanded.flatMap((term) => postings.get(term)))};
    });
    const [first, ...others] = lists;
    const found = [...(first?.texts ?? [])].filter((text) =>
      others.every(({texts}) => texts.has(text)),
    );
    found.forEach((text) => quality.raise(text, value));
    // When the code itself is found, marking every 1 beside VERIFY-01 would only distract.
    const isKnown = terms.size > 0;
    (found.length > 0 ? lists : [])
      .flatMap(({expanded}) => expanded)
      .filter((term) => !isKnown || term.length > 1)
      .forEach((term) => terms.add(term));
  }
}

/**
 * Find the texts of Han characters by their pairs. A text has all of them when each character is in some pair that the
 * text has, so that 删除密钥 finds 删除一个密钥 too. Pairs that no text has are ignored, because they stand at the border
 * of two words or around a wrong character. A character without any pair is looked up by itself.
 */
function matchHan(chars: readonly string[], postings: Postings): Match {
  const quality = newScores(postings);
  const complete = newScores(postings);
  const [first = ''] = chars;
  if (chars.length === 1) {
    for (const text of postings.withPrefix(first).flatMap((term) => postings.get(term))) {
      quality.raise(text, 1);
      complete.raise(text, 1);
    }
    return {quality, complete, terms: new Set([first])};
  }
  const pairs = pairsOf(chars).flatMap((term, position) => {
    const texts = postings.get(term);
    const rarity = Math.log(1 + postings.lengths.length / (1 + texts.length));
    const factor = Array.from(term).some(isStopChar) ? STOP_CHAR_WEIGHT : 1;
    const weight = Math.min(rarity, MAX_RARITY) * factor;
    return texts.length > 0 ? [{position, term, texts, weight}] : [];
  });
  const known = new Set(pairs.flatMap(({position}) => [position, position + 1]));
  const lone = chars.filter((char, position) => !known.has(position) && !isStopChar(char));
  const weights = newScores(postings);
  /** Positions of the characters that a text has, as bits. */
  const covered = new Map<number, number>();
  for (const {position, texts, weight} of pairs) {
    for (const text of texts) {
      covered.set(text, (covered.get(text) ?? 0) | bit(position) | bit(position + 1));
      weights.add(text, weight);
    }
  }
  const pairWeight = pairs.reduce((sum, {weight}) => sum + weight, 0);
  const average = pairs.length === 0 ? 1 : pairWeight / pairs.length;
  for (const char of lone) {
    const texts = new Set(postings.pairsWith(char).flatMap((term) => postings.get(term)));
    texts.forEach((text) => weights.add(text, average * LONE_CHAR_QUALITY));
  }
  const total = pairWeight + lone.length * average;
  const all = [...known].reduce((bits, position) => bits | bit(position), 0);
  for (const text of weights.texts) {
    quality.raise(text, weights.get(text) / total);
    if (covered.get(text) === all) complete.raise(text, 1);
  }
  return {quality, complete, terms: new Set([...pairs.map(({term}) => term), ...lone])};
}

/** Later characters of a very long query do not decide whether a text has all of it. */
const bit = (position: number) => (position < 31 ? 1 << position : 0);

const pairsOf = (chars: readonly string[]) =>
  chars.slice(1).map((char, position) => `${chars[position]}${char}`);
