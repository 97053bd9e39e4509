import {correctHomophones, type Homophones} from './homophones';
import type {InvertedIndex} from './invertedIndex';
import {isStopChar, isStopWord, parseQuery, type QueryUnit, type WordUnit} from './query';
import {correctWord, correctCode, type Speller} from './spelling';
import type {SynonymDictionary} from './synonyms';
import {porterStem} from '../shared/tokenize';

/** A part of the query: a word, a code, Han text, or a phrase that has synonyms. */
export type QueryPart = {
  /** The part as it was typed. */
  units: QueryUnit[];
  /** Synonyms, each with the share of a full match that it is worth. */
  alternatives: {units: QueryUnit[]; quality: number}[];
  /** Whether a record must have the part. False for stop words. */
  isRequired: boolean;
};

/** Count the words, code parts and Han characters of a part as it was typed. */
export function countWords({units}: QueryPart): number {
  return units.reduce(
    (sum, unit) =>
      sum + (unit.kind === 'han' ? unit.chars.length : Math.max(1, unit.codeParts.length)),
    0,
  );
}

/** What is needed to correct and split a query. */
export type Lexicon = {
  dictionary: SynonymDictionary;
  index: InvertedIndex;
  speller: Speller;
  homophones: Homophones;
};

/** A word or a single Han character of the query, with the keys by which phrases are compared. */
type QueryElement = {keys: string[]; unit: QueryUnit};

/**
 * Split a query into parts and correct misspelt words. A phrase that the synonym dictionary has becomes one part, such as
 * `locked out`, or 账号 within Han text. Every other word and the Han text between phrases become parts of their own.
 * @returns the parts, and the query with its codes and Han characters corrected
 */
export function splitQuery(
  query: string,
  lexicon: Lexicon,
): {parts: QueryPart[]; corrected: string} {
  const {dictionary, index, speller, homophones} = lexicon;
  let corrected = query;
  const elements = parseQuery(query).flatMap((typed): QueryElement[] => {
    if (typed.kind === 'han') {
      const chars = correctHomophones(typed.chars, dictionary, index, homophones);
      corrected = corrected.replace(typed.chars.join(''), chars.join(''));
      return chars.map((char) => ({keys: [char], unit: typed}));
    }
    const unit = correctCode(typed, index, speller);
    const isCode = unit.codeParts.length > 0;
    const [letters = ''] = typed.codeParts;
    corrected = corrected.replace(new RegExp(letters, 'i'), unit.codeParts[0] ?? '');
    const words = isCode ? unit.codeParts : [correctWord(unit, dictionary, index, speller)];
    return [{keys: words.map((word) => porterStem(word)), unit}];
  });
  const parts: QueryPart[] = [];
  const phrases = findPhraseLengths(elements, dictionary);
  for (let at = 0; at < elements.length;) {
    const phrase = phrases[at] ?? 0;
    if (phrase > 0) {
      parts.push(toPhrasePart(elements.slice(at, at + phrase), dictionary));
      at += phrase;
      continue;
    }
    const code = toCompoundPart(elements, at, index);
    if (code) {
      parts.push(code);
      at += 2;
      continue;
    }
    const length = countPlainElements(elements, at, phrases);
    parts.push(toPlainPart(elements.slice(at, at + length)));
    at += length;
  }
  const all = !parts.some(({isRequired}) => isRequired);
  return {parts: parts.map((part) => ({...part, isRequired: all || part.isRequired})), corrected};
}

const keysOf = (elements: readonly QueryElement[]) => elements.flatMap((element) => element.keys);

/**
 * Return for each element the length of the phrase that starts there, or 0. Phrases are looked for from the end of the
 * query, because that splits Han text correctly more often: 先停用 is 先 and 停用, not 先停 and 用.
 */
function findPhraseLengths(
  elements: readonly QueryElement[],
  dictionary: SynonymDictionary,
): number[] {
  const lengths = elements.map(() => 0);
  for (let end = elements.length; end > 0;) {
    let at = Math.max(0, end - dictionary.maxPhraseLength);
    while (at < end && !isPhrase(elements.slice(at, end), dictionary)) at++;
    if (at < end) lengths[at] = end - at;
    end = Math.min(at, end - 1);
  }
  return lengths;
}

/** Check whether the dictionary has a phrase that does not consist of stop words only. */
const isPhrase = (elements: readonly QueryElement[], dictionary: SynonymDictionary) =>
  !!dictionary.alternatives(keysOf(elements)) && !elements.every(({unit}) => isStopWord(unit));

/** Build the part of a phrase that has synonyms. */
function toPhrasePart(elements: readonly QueryElement[], dictionary: SynonymDictionary): QueryPart {
  return {
    units: toUnits(elements),
    alternatives: (dictionary.alternatives(keysOf(elements)) ?? []).map(({text, quality}) => ({
      // The space marks the last word as finished.
      units: parseQuery(`${text} `),
      quality,
    })),
    isRequired: true,
  };
}

/** Build the part of two words that a page writes as one word or code, such as `work station` and `cert 1`. */
function toCompoundPart(
  elements: readonly QueryElement[],
  at: number,
  index: InvertedIndex,
): QueryPart | null {
  const [first, second] = elements.slice(at, at + 2).map((element) => element.unit);
  if (first?.kind !== 'word' || second?.kind !== 'word' || [first, second].some(isStopWord)) {
    return null;
  }
  const joined = `${first.terms[0] ?? ''}${(second.terms[0] ?? '').replace(/^0+(?=\d)/, '')}`;
  const unit: WordUnit = {kind: 'word', terms: [joined], codeParts: [], isUnfinished: false};
  const alternatives = [{units: [unit], quality: 1}];
  return index.postings(joined).length > 0
    ? {units: [first, second], alternatives, isRequired: true}
    : null;
}

/** Count the elements of a part without synonyms: a single word, or the Han characters up to the next phrase. */
function countPlainElements(
  elements: readonly QueryElement[],
  at: number,
  phrases: readonly number[],
): number {
  const unit = elements[at]?.unit;
  const next = elements.findIndex(
    (element, other) =>
      other > at && (unit?.kind === 'word' || element.unit !== unit || !!phrases[other]),
  );
  return (next < 0 ? elements.length : next) - at;
}

/** Build the part of a word or Han text that has no synonyms. */
function toPlainPart(elements: readonly QueryElement[]): QueryPart {
  const [unit] = toUnits(elements);
  if (!unit || unit.kind === 'word') {
    return {units: unit ? [unit] : [], alternatives: [], isRequired: !!unit && !isStopWord(unit)};
  }
  return {units: [unit], alternatives: [], isRequired: !unit.chars.every(isStopChar)};
}

/** Join elements into units. Neighbouring characters of one Han run become one unit again. */
function toUnits(elements: readonly QueryElement[]): QueryUnit[] {
  const units: QueryUnit[] = [];
  let last: QueryElement | undefined;
  for (const element of elements) {
    const open = units.at(-1);
    if (element.unit.kind === 'word') {
      units.push(element.unit);
    } else if (open?.kind === 'han' && last?.unit === element.unit) {
      open.chars.push(...element.keys);
    } else {
      units.push({kind: 'han', chars: [...element.keys]});
    }
    last = element;
  }
  return units;
}
