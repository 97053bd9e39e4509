import {correctHomophones, type Homophones} from './homophones';
import type {InvertedIndex} from './invertedIndex';
import {
  isStopChar,
  isStopWord,
  tokenizeQuery,
  type QueryToken,
  type WordToken,
} from './tokenizeQuery';
import {correctCode, type Speller} from './spelling';
import type {SynonymDictionary} from './synonyms';
import {porterStem} from '../shared/tokenize';

/*
 * Parse a query into clauses, which are then matched one by one. The words in this code:
 *
 * - A run (tokenize.ts) is a sequence of Han characters, or a word or code. Its characters, or the parts of the code,
 *   are pieces.
 * - A token (tokenizeQuery.ts) is a run of the query after question phrases are removed.
 * - An element is a token, but each Han character is an element of its own, so that synonyms are found inside Han text.
 * - A clause is what is looked up in the index: a phrase that has synonyms, two words that a page writes as one, or what
 *   is left between phrases.
 *
 * Example: the query `怎么删除 P-256 locked out`
 *   runs and tokens  删除, P-256 (with the pieces `p` and `256`), locked, out. The question phrase 怎么 is removed.
 *   elements         删, 除, P-256, locked, out
 *   clauses          删除, P-256, `locked out` if the synonym dictionary contains this phrase
 */

/** A clause of the query: a word, a code, Han text, or a phrase that has synonyms. */
export type QueryClause = {
  /** The clause as it was typed. */
  tokens: QueryToken[];
  /** The synonyms of the clause, with the quality of a match of each (see `WeightedPhrase`). */
  alternatives: {tokens: QueryToken[]; quality: number}[];
  /** Whether a record must match the clause to be a full match. Stop words are not required. */
  isRequired: boolean;
};

/** The words of the site and the corrections of misspelt words, which are needed to parse a query. */
export type Lexicon = {
  dictionary: SynonymDictionary;
  index: InvertedIndex;
  speller: Speller;
  homophones: Homophones;
};

/** A word or a single Han character of the query, with the keys by which phrases are compared. */
type QueryElement = {keys: string[]; token: QueryToken};

/**
 * Parse a query into clauses, and correct misspelt words. A phrase in the synonym dictionary becomes one clause, such as
 * `locked out`, or 账号 within Han text. Each other word, and the Han text between phrases, becomes a clause of its own.
 * @returns the clauses, and the query with its codes and Han characters corrected
 */
export function parseQuery(
  query: string,
  lexicon: Lexicon,
): {clauses: QueryClause[]; corrected: string} {
  const {dictionary, index, speller, homophones} = lexicon;
  let corrected = query;
  const elements = tokenizeQuery(query).flatMap((typed): QueryElement[] => {
    if (typed.kind === 'han') {
      const chars = correctHomophones(typed.chars, dictionary, index, homophones);
      corrected = corrected.replace(typed.chars.join(''), chars.join(''));
      return chars.map((char) => ({keys: [char], token: typed}));
    }
    const token = correctCode(typed, index, speller);
    const isCode = token.codeParts.length > 0;
    const [letters = ''] = typed.codeParts;
    corrected = corrected.replace(new RegExp(letters, 'i'), token.codeParts[0] ?? '');
    const words = isCode ? token.codeParts : token.terms.slice(0, 1);
    return [{keys: words.map((word) => porterStem(word)), token}];
  });
  const clauses: QueryClause[] = [];
  const phrases = findPhraseLengths(elements, dictionary);
  for (let at = 0; at < elements.length;) {
    const phrase = phrases[at] ?? 0;
    if (phrase > 0) {
      clauses.push(toPhraseClause(elements.slice(at, at + phrase), dictionary));
      at += phrase;
      continue;
    }
    const compound = toCompoundClause(elements, at, index);
    if (compound) {
      clauses.push(compound);
      at += 2;
      continue;
    }
    const length = countPlainElements(elements, at, phrases);
    clauses.push(toPlainClause(elements.slice(at, at + length)));
    at += length;
  }
  const all = !clauses.some(({isRequired}) => isRequired);
  return {
    clauses: clauses.map((clause) => ({...clause, isRequired: all || clause.isRequired})),
    corrected,
  };
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
  !!dictionary.alternatives(keysOf(elements)) && !elements.every(({token}) => isStopWord(token));

/** Build the clause for a phrase that has synonyms. */
function toPhraseClause(
  elements: readonly QueryElement[],
  dictionary: SynonymDictionary,
): QueryClause {
  return {
    tokens: toTokens(elements),
    alternatives: (dictionary.alternatives(keysOf(elements)) ?? []).map(({text, quality}) => ({
      // The space marks the last word as finished.
      tokens: tokenizeQuery(`${text} `),
      quality,
    })),
    isRequired: true,
  };
}

/**
 * Build the clause for two words that a page writes as one word or code, such as `work station` and `cert 1`. Return
 * null if no page does.
 */
function toCompoundClause(
  elements: readonly QueryElement[],
  at: number,
  index: InvertedIndex,
): QueryClause | null {
  const [first, second] = elements.slice(at, at + 2).map((element) => element.token);
  if (first?.kind !== 'word' || second?.kind !== 'word' || [first, second].some(isStopWord)) {
    return null;
  }
  const joined = `${first.terms[0] ?? ''}${(second.terms[0] ?? '').replace(/^0+(?=\d)/, '')}`;
  const token: WordToken = {kind: 'word', terms: [joined], codeParts: [], isUnfinished: false};
  const alternatives = [{tokens: [token], quality: 1}];
  return index.postings(joined).length > 0
    ? {tokens: [first, second], alternatives, isRequired: true}
    : null;
}

/** Count the elements of the next clause without synonyms: a single word, or the Han characters up to the next phrase. */
function countPlainElements(
  elements: readonly QueryElement[],
  at: number,
  phrases: readonly number[],
): number {
  const token = elements[at]?.token;
  const next = elements.findIndex(
    (element, other) =>
      other > at && (token?.kind === 'word' || element.token !== token || !!phrases[other]),
  );
  return (next < 0 ? elements.length : next) - at;
}

/** Build the clause for a word or Han text that has no synonyms. */
function toPlainClause(elements: readonly QueryElement[]): QueryClause {
  const [token] = toTokens(elements);
  if (!token || token.kind === 'word') {
    return {
      tokens: token ? [token] : [],
      alternatives: [],
      isRequired: !!token && !isStopWord(token),
    };
  }
  return {tokens: [token], alternatives: [], isRequired: !token.chars.every(isStopChar)};
}

/** Turn elements back into tokens. Neighbouring characters of the same Han token are joined. */
function toTokens(elements: readonly QueryElement[]): QueryToken[] {
  const tokens: QueryToken[] = [];
  let last: QueryElement | undefined;
  for (const element of elements) {
    const open = tokens.at(-1);
    if (element.token.kind === 'word') {
      tokens.push(element.token);
    } else if (open?.kind === 'han' && last?.token === element.token) {
      open.chars.push(...element.keys);
    } else {
      tokens.push({kind: 'han', chars: [...element.keys]});
    }
    last = element;
  }
  return tokens;
}
