import {runs} from '../shared/tokenize';
import type {Postings} from './postings';
import {isStopChar, isStopWord, parseQuery, type QueryUnit} from './query';
import {stemmer} from 'stemmer';
import type {SynonymDictionary} from './synonyms';

/** A part of the query that a record must hold in one way or another. */
export type Slot = {
  /** As it was typed. */
  units: QueryUnit[];
  /** Other words for it. */
  alternatives: {units: QueryUnit[]; quality: number}[];
  /** False for words that only say how the question is asked. */
  isRequired: boolean;
};

/** A word or a Han character of the query. */
type Element = {keys: string[]; unit: QueryUnit; position: number};

const JOINED_QUALITY = 0.9;

/**
 * Cuts a query into slots: first the longest phrases that the dictionary knows, so that `locked out` is one thing and
 * 账号 a word within Han text; what is left between them stands for itself.
 */
export function segment(query: string, dictionary: SynonymDictionary, postings: Postings): Slot[] {
  const elements = elementsOf(parseQuery(query));
  const slots: Slot[] = [];
  let rest: Element[] = [];
  const flush = (before?: Element, after?: Element) => {
    slots.push(...plainSlots(rest, before, after, postings));
    rest = [];
  };
  for (let at = 0; at < elements.length;) {
    const length = phraseLength(elements, at, dictionary);
    const element = elements[at];
    if (length === 0 || !element) {
      rest.push(...elements.slice(at, at + 1));
      at += 1;
      continue;
    }
    const found = elements.slice(at, at + length);
    flush(elements[at - rest.length - 1], element);
    slots.push({
      units: unitsOf(found),
      alternatives: (dictionary.get(keysOf(found)) ?? []).map(({text, quality}) => ({
        units: parseQuery(`${text} `),
        quality,
      })),
      isRequired: true,
    });
    at += length;
  }
  flush(elements[elements.length - rest.length - 1]);
  return slots.some((slot) => slot.isRequired)
    ? slots
    : slots.map((slot) => ({...slot, isRequired: true}));
}

function elementsOf(units: QueryUnit[]): Element[] {
  return units.flatMap((unit): Element[] =>
    unit.kind === 'han'
      ? unit.chars.map((char, position) => ({keys: [char], unit, position}))
      : [{keys: wordKeys(unit), unit, position: 0}],
  );
}

function wordKeys(unit: QueryUnit & {kind: 'word'}): string[] {
  return (unit.parts.length > 0 ? unit.parts : unit.terms).map((part) => stemmer(part));
}

const keysOf = (elements: readonly Element[]) => elements.flatMap((element) => element.keys);

/** Number of elements of the longest phrase that starts here; 0 for none. */
function phraseLength(elements: readonly Element[], at: number, {get, longest}: SynonymDictionary) {
  for (let length = Math.min(longest, elements.length - at); length > 0; length--) {
    const found = elements.slice(at, at + length);
    if (get(keysOf(found)) && !found.every(({unit}) => isStopWord(unit))) {
      return length;
    }
  }
  return 0;
}

/** Elements back as units: neighbouring characters of one Han unit are one again. */
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

/** Slots of elements between phrases: a word each, a stretch of Han text each. */
function plainSlots(
  elements: readonly Element[],
  before: Element | undefined,
  after: Element | undefined,
  postings: Postings,
): Slot[] {
  const units = unitsOf(elements);
  return units.map((unit, position): Slot => {
    if (unit.kind === 'han') {
      return hanSlot(unit.chars, elements, before, after);
    }
    const next = units[position + 1];
    const joined =
      next?.kind === 'word' ? `${unit.terms[0] ?? ''}${next.terms[0] ?? ''}` : undefined;
    const isOneWord = joined !== undefined && postings.get(joined).length > 0;
    return {
      units: [unit],
      alternatives: isOneWord
        ? [
            {
              units: [{kind: 'word', terms: [joined], parts: [], isOpen: false}],
              quality: JOINED_QUALITY,
            },
          ]
        : [],
      isRequired: !isStopWord(unit),
    };
  });
}

/** A single character between two phrases says something only together with its neighbours. */
function hanSlot(
  chars: string[],
  elements: readonly Element[],
  before: Element | undefined,
  after: Element | undefined,
): Slot {
  const alone = chars.length === 1 ? elements.find(({keys}) => keys[0] === chars[0]) : undefined;
  const isNeighbour = (other: Element | undefined) =>
    alone !== undefined && other?.unit === alone.unit ? other.keys : [];
  const neighbours = [isNeighbour(before), isNeighbour(after)];
  return {
    units: [{kind: 'han', chars: [...(neighbours[0] ?? []), ...chars, ...(neighbours[1] ?? [])]}],
    alternatives: [],
    isRequired: !chars.every(isStopChar) && neighbours.flat().length === 0,
  };
}
