const PHRASE_FACTOR = 1.7;
const START_FACTOR = 1.4;
const WHOLE_TEXT_FACTOR = 2.5;

/** A text as it is compared with the whole query. */
export function foldPhrase(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * How much more a record counts that has the query as it was typed.
 * @param phrase the query, folded
 */
export function phraseFactor(phrase: string, text: string): number {
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
