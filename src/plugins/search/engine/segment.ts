import {correctHan, type Homophones} from './homophones';
import type {Postings} from './invertedIndex';
import {isStopChar, isStopWord, parseQuery, type QueryUnit, type WordUnit} from './query';
import {correct, correctCode, type Speller} from './spelling';
import type {SynonymDictionary} from './synonyms';
import {stemOf} from '../shared/tokenize';

/** A part of the query that a record must hold in one way or another. */
export type QueryPart = {
  /** As it was typed. */
  units: QueryUnit[];
  /** Other words for it. */
  alternatives: {units: QueryUnit[]; quality: number}[];
  /** False for words that only say how the question is asked. */
  isRequired: boolean;
};

/** Count the words and Han characters of a part as it was typed. */
export function sizeOf({units}: QueryPart): number {
  return units.reduce(
    (sum, unit) =>
      sum + (unit.kind === 'han' ? unit.chars.length : Math.max(1, unit.subwords.length)),
    0,
  );
}

/** Everything that the engine knows about words. */
export type Lexicon = {
  dictionary: SynonymDictionary;
  postings: Postings;
  speller: Speller;
  homophones: Homophones;
};

/** A word or a Han character of the query. */
type Element = {keys: string[]; unit: QueryUnit};

/**
 * Cut a query into parts. Phrases that the dictionary knows become one part each, the longest first, so that
 * `locked out` is one thing and 账号 is a word within Han text. The rest becomes parts of its own. The query is also
 * returned with its Han characters and codes corrected.
 */
export function segment(query: string, lexicon: Lexicon): {parts: QueryPart[]; corrected: string} {
  const {dictionary, postings, speller, homophones} = lexicon;
  let corrected = query;
  const elements = parseQuery(query).flatMap((typed): Element[] => {
    if (typed.kind === 'han') {
      const chars = correctHan(typed.chars, dictionary, postings, homophones);
      corrected = corrected.replace(typed.chars.join(''), chars.join(''));
      return chars.map((char) => ({keys: [char], unit: typed}));
    }
    const unit = correctCode(typed, postings, speller);
    const isCode = unit.subwords.length > 0;
    const [letters = ''] = typed.subwords;
    corrected = corrected.replace(new RegExp(letters, 'i'), unit.subwords[0] ?? '');
    const words = isCode ? unit.subwords : [correct(unit, dictionary, postings, speller)];
    return [{keys: words.map((word) => stemOf(word)), unit}];
  });
  const parts: QueryPart[] = [];
  const phrases = phraseLengths(elements, dictionary);
  for (let at = 0; at < elements.length;) {
    const phrase = phrases[at] ?? 0;
    if (phrase > 0) {
      parts.push(phrasePart(elements.slice(at, at + phrase), dictionary));
      at += phrase;
      continue;
    }
    const code = joinedPart(elements, at, postings);
    if (code) {
      parts.push(code);
      at += 2;
      continue;
    }
    const length = plainLength(elements, at, phrases);
    parts.push(plainPart(elements.slice(at, at + length)));
    at += length;
  }
  const all = !parts.some(({isRequired}) => isRequired);
  return {parts: parts.map((part) => ({...part, isRequired: all || part.isRequired})), corrected};
}

const keysOf = (elements: readonly Element[]) => elements.flatMap((element) => element.keys);

/**
 * Return for each element the length of the phrase that starts there, 0 for none. Phrases are looked for from the end,
 * which is right more often in Han text: 先停用 is 先 and 停用, not 先停 and 用.
 */
function phraseLengths(elements: readonly Element[], dictionary: SynonymDictionary): number[] {
  const lengths = elements.map(() => 0);
  for (let end = elements.length; end > 0;) {
    let at = Math.max(0, end - dictionary.longest);
    while (at < end && !isPhrase(elements.slice(at, end), dictionary)) at++;
    if (at < end) lengths[at] = end - at;
    end = Math.min(at, end - 1);
  }
  return lengths;
}

const isPhrase = (elements: readonly Element[], dictionary: SynonymDictionary) =>
  !!dictionary.get(keysOf(elements)) && !elements.every(({unit}) => isStopWord(unit));

function phrasePart(elements: readonly Element[], dictionary: SynonymDictionary): QueryPart {
  return {
    units: unitsOf(elements),
    alternatives: (dictionary.get(keysOf(elements)) ?? []).map(({text, quality}) => ({
      // The space says that the word is complete.
      units: parseQuery(`${text} `),
      quality,
    })),
    isRequired: true,
  };
}

/** Join two words that the manual writes as one, or as a code, such as `work station` and `cert 1`. */
function joinedPart(
  elements: readonly Element[],
  at: number,
  postings: Postings,
): QueryPart | null {
  const [first, second] = elements.slice(at, at + 2).map((element) => element.unit);
  if (first?.kind !== 'word' || second?.kind !== 'word' || [first, second].some(isStopWord)) {
    return null;
  }
  const joined = `${first.terms[0] ?? ''}${(second.terms[0] ?? '').replace(/^0+(?=\d)/, '')}`;
  const unit: WordUnit = {kind: 'word', terms: [joined], subwords: [], isOpen: false};
  const alternatives = [{units: [unit], quality: 1}];
  return postings.get(joined).length > 0
    ? {units: [first, second], alternatives, isRequired: true}
    : null;
}

/** Return how many elements form one part: a single word, or the Han characters up to the next phrase. */
function plainLength(elements: readonly Element[], at: number, phrases: readonly number[]): number {
  const unit = elements[at]?.unit;
  const next = elements.findIndex(
    (element, other) =>
      other > at && (unit?.kind === 'word' || element.unit !== unit || !!phrases[other]),
  );
  return (next < 0 ? elements.length : next) - at;
}

function plainPart(elements: readonly Element[]): QueryPart {
  const [unit] = unitsOf(elements);
  if (!unit || unit.kind === 'word') {
    return {units: unit ? [unit] : [], alternatives: [], isRequired: !!unit && !isStopWord(unit)};
  }
  return {units: [unit], alternatives: [], isRequired: !unit.chars.every(isStopChar)};
}

/** Turn elements back into units. Neighbouring characters of one Han unit become one unit again. */
function unitsOf(elements: readonly Element[]): QueryUnit[] {
  const units: QueryUnit[] = [];
  let last: Element | undefined;
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
