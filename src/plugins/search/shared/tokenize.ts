import {stemmer} from 'stemmer';

/**
 * The tokeniser of the search, the same for index and query.
 *
 * Han (and kana) text has no spaces, and browsers segment words differently. So it is cut into overlapping pairs of
 * characters, and the pairs of any part of a text that a reader types are in the index. Other scripts give words. Codes
 * such as `P-256` or `10.0.0.1` give the code as a whole, joined (`p256`), and its parts.
 */

/** A term of the index and the part of the text it stands for (UTF-16 offsets). */
export type Token = {term: string; start: number; end: number};

type Piece = {text: string; start: number; end: number};

/** A stretch of text that is read as one: Han characters, or a word or code with its parts. */
export type Run =
  {kind: 'han'; chars: Piece[]} | {kind: 'word'; whole: Piece; joined: string; parts: Piece[]};

const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const WORD = `(?:(?![${HAN}])[\\p{L}\\p{N}]\\p{M}*)+`;
const SEPARATOR = "[-._/:+@'’]";
const RUN_PATTERN = new RegExp(`[${HAN}]+|${WORD}(?:${SEPARATOR}${WORD})*`, 'gu');
const WORD_PATTERN = new RegExp(WORD, 'gu');
const HAN_START = new RegExp(`^[${HAN}]`, 'u');

/** `CERT-01` is also found as `cert 1`. */
const LEADING_ZEROS = /^0+(?=\d)/;

/** Longer terms are cut. Nobody types them, and encoded data would only make the index larger. */
const MAX_TERM_LENGTH = 64;

/**
 * Bring a word into the form in which it is indexed. Compatibility forms, case and accents are folded.
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

/** Return the stem of an English word, which is the same for `deleting` and `deleted`. `UPS` does not become `up`. */
export const stemOf = (word: string): string => (/^..s$/.test(word) ? word : stemmer(word));

/**
 * Drop the English plural, so that `keys` finds `key` and the other way round.
 * @example stem('batches') // 'batch'
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || !word.endsWith('s')) {
    return word;
  }
  if (/[^ae]ies$/.test(word)) {
    return `${word.slice(0, -3)}y`;
  }
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) {
    return word.slice(0, -2);
  }
  return /[us]s$|is$/.test(word) ? word : word.slice(0, -1);
}

/** Cut a text into runs of one kind. */
export function runs(text: string): Run[] {
  return Array.from(text.matchAll(RUN_PATTERN), (match): Run => {
    const offset = match.index;
    return HAN_START.test(match[0]) ? hanRun(match[0], offset) : wordRun(match[0], offset);
  });
}

function hanRun(text: string, offset: number): Run {
  let at = offset;
  const chars = Array.from(text, (char) => {
    const start = at;
    at += char.length;
    return {text: char.normalize('NFKC'), start, end: at};
  });
  return {kind: 'han', chars};
}

function wordRun(text: string, offset: number): Run {
  const pieces = Array.from(text.matchAll(WORD_PATTERN), (match) => ({
    normal: normalize(match[0]),
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
  const separators = text.replace(WORD_PATTERN, '').replaceAll('’', "'");
  const whole = pieces.reduce(
    (sum, piece, position) => sum + (position > 0 ? separators[position - 1] : '') + piece.normal,
    '',
  );
  return {
    kind: 'word',
    whole: {
      text: pieces.length > 1 ? whole.slice(0, MAX_TERM_LENGTH) : stem(whole),
      start: offset,
      end: offset + text.length,
    },
    joined: pieces
      .map((piece) => piece.normal.replace(LEADING_ZEROS, ''))
      .join('')
      .slice(0, MAX_TERM_LENGTH),
    parts: pieces.map(({normal, start, end}) => ({
      text: pieces.length > 1 ? stem(normal.replace(LEADING_ZEROS, '')) : stem(normal),
      start,
      end,
    })),
  };
}

/** Check whether the joined form of a code or compound (`p256`) becomes a term. `10.0.0.1` does not become `10001`. */
export function isJoinable(run: Run): boolean {
  return run.kind === 'word' && run.parts.length > 1 && /\p{L}/u.test(run.joined);
}

/**
 * Return all index terms of a text with their places.
 * @example tokenize('P-256 密钥').map((token) => token.term) // ['p-256', 'p256', 'p', '256', '密钥', '钥']
 */
export function tokenize(text: string): Token[] {
  return runs(text).flatMap((run) => (run.kind === 'han' ? hanTokens(run.chars) : wordTokens(run)));
}

function hanTokens(chars: Piece[]): Token[] {
  return chars.map((char, position) => {
    // No pair starts with the last character, so it stands alone. One typed character looks pairs up by prefix.
    const next = chars[position + 1] ?? {text: '', end: char.end};
    return {term: char.text + next.text, start: char.start, end: next.end};
  });
}

function wordTokens(run: Run & {kind: 'word'}): Token[] {
  const {start, end} = run.whole;
  const tokens = [{term: run.whole.text, start, end}];
  if (run.parts.length > 1) {
    if (isJoinable(run)) {
      tokens.push({term: run.joined, start, end});
    }
    tokens.push(...run.parts.map((part) => ({term: part.text, start: part.start, end: part.end})));
  }
  return tokens.filter((token) => token.term !== '');
}

/**
 * Create a function that returns the terms of `tokenize` without their places, for a whole index. It remembers the
 * words that it has seen, which takes a third of the time.
 */
export function createTermReader(): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const terms: string[] = [];
    for (const [run] of text.matchAll(RUN_PATTERN)) {
      const isHan = HAN_START.test(run);
      let found = isHan ? undefined : known.get(run);
      if (!found) {
        found = tokenize(run).map((token) => token.term);
        if (!isHan) {
          known.set(run, found);
        }
      }
      for (const term of found) {
        terms.push(term);
      }
    }
    return terms;
  };
}
