import {stemmer} from 'stemmer';

/*
 * The tokenizer of the search. It splits the texts of the index and the queries into terms.
 *
 * Han and kana text has no spaces, and browsers segment it into words differently. It becomes overlapping bigrams
 * (pairs of characters), so that a query finds any part of a text. Text in other scripts becomes words. A code such as
 * `P-256` becomes three kinds of terms: the whole code (`p-256`), the code without separators (`p256`) and its parts
 * (`p`, `256`).
 */

/** An index term with its position in a text (UTF-16 offsets). */
type Token = {term: string; start: number; end: number};

/** A Han character, a whole word or code, or a part of a code, with its position in the text (UTF-16 offsets). */
type Piece = {text: string; start: number; end: number};

/** A sequence of Han characters, or a word or code with its parts. `joined` is the code without separators. */
export type Run =
  {kind: 'han'; chars: Piece[]} | {kind: 'word'; whole: Piece; joined: string; parts: Piece[]};

/** The scripts without spaces between words, for a class of characters in a regular expression. */
export const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const WORD = `(?:(?![${HAN}])[\\p{L}\\p{N}]\\p{M}*)+`;
const SEPARATOR = "[-._/:+@'’]";
const RUN_PATTERN = new RegExp(`[${HAN}]+|${WORD}(?:${SEPARATOR}${WORD})*`, 'gu');
const WORD_PATTERN = new RegExp(WORD, 'gu');
const HAN_START = new RegExp(`^[${HAN}]`, 'u');

/** Maximum length of a term. Nobody types longer ones, and encoded data in a page would make the index larger. */
const MAX_TERM_LENGTH = 64;

/**
 * Normalise a word for the index. Full-width forms, capital letters and accents are replaced with plain letters.
 * @example normalize('Ｃafé') // 'cafe'
 */
export function normalize(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, MAX_TERM_LENGTH);
}

/** Return the Porter stem of an English word, such as `delet` for `deleting` and `deleted`. */
export const porterStem = stemmer;

/** Split a text into runs of Han characters, words and codes. */
export function splitRuns(text: string): Run[] {
  return Array.from(text.matchAll(RUN_PATTERN), (match): Run => {
    const offset = match.index;
    return HAN_START.test(match[0]) ? hanRun(match[0], offset) : wordRun(match[0], offset);
  });
}

/** Split Han text into characters. */
function hanRun(text: string, offset: number): Run {
  let at = offset;
  const chars = Array.from(text, (char) => {
    const start = at;
    at += char.length;
    return {text: char.normalize('NFKC'), start, end: at};
  });
  return {kind: 'han', chars};
}

/** Split a word or code into its parts, and join them without separators. */
function wordRun(text: string, offset: number): Run {
  const parts = Array.from(text.matchAll(WORD_PATTERN), ({0: word, index}) => ({
    text: normalize(word),
    start: offset + index,
    end: offset + index + word.length,
  }));
  const [only] = parts;
  const whole =
    only && parts.length === 1
      ? only.text
      : text.replace(WORD_PATTERN, normalize).replaceAll('’', "'");
  return {
    kind: 'word',
    whole: {text: whole.slice(0, MAX_TERM_LENGTH), start: offset, end: offset + text.length},
    joined: parts
      .map((part) => part.text)
      .join('')
      .slice(0, MAX_TERM_LENGTH),
    parts,
  };
}

/**
 * Split a text into index terms with their positions.
 * @example tokenize('P-256 密钥').map((token) => token.term) // ['p-256', 'p256', 'p', '256', '密钥', '钥']
 */
export function tokenize(text: string): Token[] {
  return splitRuns(text).flatMap((run) =>
    run.kind === 'han' ? hanTokens(run.chars) : wordTokens(run),
  );
}

/** Return the bigrams of Han characters. */
function hanTokens(chars: Piece[]): Token[] {
  return chars.map((char, position) => {
    // No bigram starts with the last character, so it becomes a term of its own. A query of one character looks for
    // terms that start with it.
    const next = chars[position + 1] ?? {text: '', end: char.end};
    return {term: char.text + next.text, start: char.start, end: next.end};
  });
}

/** Return the terms of a word or code. */
function wordTokens(run: Run & {kind: 'word'}): Token[] {
  const {start, end} = run.whole;
  const tokens = [{term: run.whole.text, start, end}];
  if (run.parts.length > 1) {
    tokens.push({term: run.joined, start, end});
    tokens.push(...run.parts.map((part) => ({term: part.text, start: part.start, end: part.end})));
  }
  return tokens.filter((token) => token.term !== '');
}
