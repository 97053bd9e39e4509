import {correctHomophones, type Homophones} from './homophones';
import type {InvertedIndex} from './invertedIndex';
import {isStopChar, isStopWord, parseQuery, type QueryUnit, type WordUnit} from './query';
import {correctWord, correctCode, type Speller} from './spelling';
import type {SynonymDictionary} from './synonyms';
import {porterStem} from '../shared/tokenize';

/*
 * Splits a query into the parts that are then matched one by one. The words in this code:
 *
 * - A run (tokenize.ts) is a sequence of Han characters, or a word or code. Its characters, or the parts of the code,
 *   are pieces.
 * - A unit (query.ts) is a run of the query after question phrases are removed.
 * - An element is a unit, but each Han character is an element of its own, so that synonyms are found inside Han text.
 * - A part is what is looked up in the index: a phrase that has synonyms, two words that a page writes as one, or what
 *   is left between phrases.
 *
 * Example: the query `怎么删除 P-256 locked out`
 *   runs and units  删除, P-256 (with the pieces `p` and `256`), locked, out. The question phrase 怎么 is removed.
 *   elements        删, 除, P-256, locked, out
 *   parts           删除, P-256, `locked out` if the synonym dictionary contains this phrase
 */

/** A part of the query: a word, a code, Han text, or a phrase that has synonyms. */
export type QueryPart = {
  /** The part as it was typed. */
  units: QueryUnit[];
  /** The synonyms of the part, with the quality of a match of each (see `WeightedPhrase`). */
  alternatives: {units: QueryUnit[]; quality: number}[];
  /** Whether a record must match the part to be a full match. Stop words are not required. */
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

/** The words of the site and the corrections of misspelt words, which are needed to split a query. */
export type Lexicon = {
  dictionary: SynonymDictionary;
  index: InvertedIndex;
  speller: Speller;
  homophones: Homophones;
};

/** A word or a single Han character of the query, with the keys by which phrases are compared. */
type QueryElement = {keys: string[]; unit: QueryUnit};

/**
 * Split a query into parts and correct misspelt words. A phrase in the synonym dictionary becomes one part, such as
 * `locked out`, or 账号 within Han text. Each other word, and the Han text between phrases, becomes a part of its own.
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
    const compound = toCompoundPart(elements, at, index);
    if (compound) {
      parts.push(compound);
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
 * Return for each element the length of the phrase that starts there, or 0. The search for phrases starts at the end of
 * the query, because this splits Han text correctly more often. For example, 先停用 becomes 先 and 停用, not 先停 and 用.
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

/** Check whether elements are a phrase in the dictionary that contains more than stop words. */
const isPhrase = (elements: readonly QueryElement[], dictionary: SynonymDictionary) =>
  !!dictionary.alternatives(keysOf(elements)) && !elements.every(({unit}) => isStopWord(unit));

/** Build the QueryPart for a phrase that has synonyms. */
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

/**
 * Build the QueryPart for two words that a page writes as one word or code, such as `work station` and `cert 1`. Return
 * null if no page does.
 */
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

/** Count the elements of the next part without synonyms: a single word, or the Han characters up to the next phrase. */
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

/** Build the QueryPart for a word or Han text that has no synonyms. */
function toPlainPart(elements: readonly QueryElement[]): QueryPart {
  const [unit] = toUnits(elements);
  if (!unit || unit.kind === 'word') {
    return {units: unit ? [unit] : [], alternatives: [], isRequired: !!unit && !isStopWord(unit)};
  }
  return {units: [unit], alternatives: [], isRequired: !unit.chars.every(isStopChar)};
}

/** Turn elements back into units. Neighbouring characters of the same Han unit are joined. */
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
