import {stemmer} from 'stemmer';
import type {Postings} from './postings';
import {isStopWord, type WordUnit} from './query';
import type {Speller} from './speller';
import type {SynonymDictionary} from './synonyms';

/**
 * The word that a reader most likely meant: the word itself if the index or the dictionary knows it, or else the most
 * frequent of the words nearest to it.
 */
export function correct(
  unit: WordUnit,
  dictionary: SynonymDictionary,
  postings: Postings,
  speller: Speller,
): string {
  const [word = ''] = unit.terms;
  const stem = stemmer(word);
  const isKnown =
    isStopWord(unit) ||
    postings.get(word).length > 0 ||
    postings.withStem(stem).length > 0 ||
    dictionary.get([stem]) !== undefined ||
    (unit.isOpen && postings.withPrefix(word).length > 0);
  if (isKnown) {
    return word;
  }
  const similar = speller.similar(word, false);
  const best = similar.reduce((most, {term}) => Math.max(most, postings.get(term).length), 0);
  return similar.find(({term}) => postings.get(term).length === best)?.term ?? word;
}
