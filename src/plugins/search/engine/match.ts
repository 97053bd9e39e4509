import type {InvertedIndex} from './invertedIndex';
import type {QueryToken, WordToken} from './tokenizeQuery';
import type {QueryClause} from './parseQuery';
import type {Speller} from './spelling';
import {porterStem} from '../shared/tokenize';

/** Stores a score for each document. It uses an array, because a map takes five times as long for a manual of 500 pages. */
export class Scores {
  /** Documents that have a score, each once. */
  readonly documents: number[] = [];
  private readonly values: Float32Array;

  /** @param count number of documents of the index */
  constructor(count: number) {
    this.values = new Float32Array(count);
  }

  get(doc: number): number {
    return this.values[doc] ?? 0;
  }

  /** Set the score of a document unless it has a higher one. */
  raise(doc: number, value: number): void {
    const now = this.get(doc);
    if (value > now) {
      if (now === 0) this.documents.push(doc);
      this.values[doc] = value;
    }
  }
}

/** The documents that match a phrase, with the quality of each match. */
type Match = {
  /** 1 for a document that contains the clause as it was typed, and less for any other match. */
  quality: Scores;
  /** Documents that contain the whole clause. */
  complete: Scores;
  /** The index terms that matched. They are highlighted in the hits. */
  terms: Set<string>;
};

/** The documents that match a clause of the query. A record is a hit only if it matches a clause that `isRequired`. */
export type ClauseMatch = Match & {isRequired: boolean};

/** Quality of another form of a word, such as `deleted` for `delete`, and of a longer word that starts with the unfinished word. */
const OTHER_FORM_QUALITY = 0.85;

/** Quality of a longer word if the manual has the typed word itself: `passphrase` for `pass`. */
const LONGER_WORD_QUALITY = 0.5;

/** Quality of a synonym. */
const SYNONYM_QUALITY = 0.9;

/** A speller for phrases of the synonym dictionary, which are spelt correctly even if no page has them. */
const noCorrections: Speller = () => [];

/** Find the documents that match a clause of the query or one of its synonyms. */
export function matchClause(
  clause: QueryClause,
  index: InvertedIndex,
  speller: Speller,
): ClauseMatch {
  const isPhrase = clause.synonyms.length > 0;
  const match = matchTokens(clause.tokens, index, isPhrase ? noCorrections : speller);
  for (const synonym of clause.synonyms) {
    const {quality, complete, terms} = matchTokens(synonym, index, noCorrections);
    for (const doc of complete.documents) {
      match.complete.raise(doc, 1);
      match.quality.raise(doc, quality.get(doc) * SYNONYM_QUALITY);
    }
    if (complete.documents.length > 0) terms.forEach((term) => match.terms.add(term));
  }
  return {...match, isRequired: clause.isRequired};
}

/** Find the documents that match the tokens of one phrase. A document that contains all tokens is complete. */
function matchTokens(tokens: readonly QueryToken[], index: InvertedIndex, speller: Speller): Match {
  const matches = tokens.map((token) =>
    token.kind === 'han' ? matchHan(token.chars, index) : matchWord(token, index, speller),
  );
  const [only] = matches;
  if (only && matches.length === 1) {
    return only;
  }
  const quality = newScores(index);
  const complete = newScores(index);
  for (const doc of matches.flatMap((match) => match.quality.documents)) {
    const sum = matches.reduce((total, match) => total + match.quality.get(doc), 0);
    const isComplete = matches.every((match) => match.complete.get(doc) > 0);
    quality.raise(doc, sum / matches.length);
    if (isComplete) complete.raise(doc, 1);
  }
  return {quality, complete, terms: new Set(matches.flatMap((match) => [...match.terms]))};
}

const newScores = ({documentCount}: InvertedIndex) => new Scores(documentCount);

/**
 * Find the documents that contain a word or code, another form of it, a longer word that starts with it (if it is
 * unfinished), or all parts of the code. If there is no such document, find the documents that contain a similar word.
 */
function matchWord(token: WordToken, index: InvertedIndex, speller: Speller): Match {
  const quality = newScores(index);
  const terms = new Set<string>();
  const addTerm = (term: string, value: number) => {
    const docs = index.postings(term);
    docs.forEach((doc) => quality.raise(doc, value));
    if (docs.length > 0) terms.add(term);
  };

  token.terms.forEach((term) => addTerm(term, 1));
  for (const term of token.terms) {
    index
      .termsWithStem(porterStem(term))
      .forEach((inflected) => addTerm(inflected, OTHER_FORM_QUALITY));
    if (token.isUnfinished) {
      const isWord = index.postings(term).length > 0;
      const value = isWord ? LONGER_WORD_QUALITY : OTHER_FORM_QUALITY;
      index.termsWithPrefix(term).forEach((longer) => addTerm(longer, value));
    }
  }
  if (quality.documents.length === 0) addCodeParts(token.codeParts);
  if (quality.documents.length === 0) {
    token.terms.flatMap((term) => speller(term)).forEach((term) => addTerm(term, 1));
  }
  const complete = newScores(index);
  quality.documents.forEach((doc) => complete.raise(doc, 1));
  return {quality, complete, terms};

  /** Add the documents that contain every part of a code. */
  function addCodeParts(codeParts: readonly string[]): void {
    const [first = [], ...others] = codeParts.map((part) => index.postings(part));
    const found = first.filter((doc) => others.every((docs) => docs.includes(doc)));
    found.forEach((doc) => quality.raise(doc, 1));
    if (found.length > 0) codeParts.forEach((part) => terms.add(part));
  }
}

/**
 * Find the documents that match Han characters, by their bigrams. A document is complete when each character is part of a
 * bigram that the document contains, so that 删除密钥 also finds 删除一个密钥. A bigram that no document contains is ignored,
 * because it spans two words or contains a wrong character.
 */
function matchHan(chars: readonly string[], index: InvertedIndex): Match {
  const quality = newScores(index);
  const complete = newScores(index);
  if (chars.length === 1) {
    const terms = index.termsWithPrefix(chars[0] ?? '');
    for (const doc of terms.flatMap((term) => index.postings(term))) {
      quality.raise(doc, 1);
      complete.raise(doc, 1);
    }
    return {quality, complete, terms: new Set(terms)};
  }
  const bigrams = bigramsOf(chars);
  const lists = bigrams.map((bigram) => new Set(index.postings(bigram)));
  const isKnown = lists.map((docs) => docs.size > 0);
  const knownCount = isKnown.filter(Boolean).length;
  for (const doc of new Set(lists.flatMap((docs) => [...docs]))) {
    const has = lists.map((docs) => docs.has(doc));
    quality.raise(doc, has.filter(Boolean).length / knownCount);
    const isComplete = chars.every((_, at) =>
      isKnown[at - 1] || isKnown[at] ? has[at - 1] || has[at] : true,
    );
    if (isComplete) complete.raise(doc, 1);
  }
  return {quality, complete, terms: new Set(bigrams.filter((_, at) => isKnown[at]))};
}

/** Return the pairs of neighbouring characters. */
const bigramsOf = (chars: readonly string[]) =>
  chars.slice(1).map((char, position) => `${chars[position]}${char}`);
