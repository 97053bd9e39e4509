import {escapeHtml} from '../shared/escapeHtml';
import {splitRuns, tokenize} from '../shared/tokenize';

/** A range of a text, from `start` up to but not including `end` (UTF-16 offsets). */
export type TextRange = {start: number; end: number};

/** First character of the kana and Han blocks. A term that starts with an earlier character is a word, not a bigram. */
const HAN_BLOCKS_START = '\u3040';

/** Find the ranges of a text that match index terms, in ascending order and without overlaps. */
export function findMatchRanges(text: string, terms: ReadonlySet<string>): TextRange[] {
  const found = tokenize(text)
    .flatMap(({term, start, end}): TextRange[] => {
      if (terms.has(term)) {
        return [{start, end}];
      }
      // A query of one Han character matches every bigram that starts with it, but only that character is highlighted.
      const [first = ''] = term;
      return first < HAN_BLOCKS_START || !terms.has(first)
        ? []
        : [{start, end: start + String.fromCodePoint(text.codePointAt(start) ?? 0).length}];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: TextRange[] = [];
  for (const {start, end} of found) {
    const last = merged.at(-1);
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
    } else {
      merged.push({start, end});
    }
  }
  return merged;
}

/**
 * Escape a text as HTML and wrap its matches in `<mark>`.
 * @param window the range of the text to return. It must not cut through a match (see `snippetWindow`).
 */
export function highlight(
  text: string,
  ranges: readonly TextRange[],
  window: TextRange = {start: 0, end: text.length},
): string {
  let html = '';
  let at = window.start;
  for (const {start, end} of ranges) {
    if (start >= window.start && end <= window.end) {
      html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
      at = end;
    }
  }
  return html + escapeHtml(text.slice(at, window.end));
}

/** Return the most relevant window of a text as highlighted HTML, with an ellipsis where text is left out. */
export function snippet(text: string, ranges: readonly TextRange[], limit: number): string {
  const window = snippetWindow(text, ranges, limit);
  const before = window.start > 0 ? '…' : '';
  const after = window.end < text.length ? '…' : '';
  return `${before}${highlight(text, ranges, window)}${after}`;
}

/**
 * Choose the window of a text that contains the most matches and is `limit` words long, with some words before the
 * first match. A match is never cut, so the window may be a few words longer.
 */
export function snippetWindow(
  text: string,
  ranges: readonly TextRange[],
  limit: number,
): TextRange {
  const words = splitWords(text);
  const total = words.reduce((sum, word) => sum + word.cost, 0);
  if (total <= limit || words.length === 0) {
    return {start: 0, end: text.length};
  }
  const marked = words.map((word) =>
    ranges.some((range) => word.start < range.end && range.start < word.end),
  );
  let {first, last} = findDensestWindow(words, marked, limit);
  let room = limit - sumCosts(words, first, last);
  for (let lead = room / 2; first > 0 && lead >= (words[first - 1]?.cost ?? 1); first--) {
    lead -= words[first - 1]?.cost ?? 1;
  }
  room = limit - sumCosts(words, first, last);
  while (last < words.length - 1 && room >= (words[last + 1]?.cost ?? 1)) {
    room -= words[++last]?.cost ?? 1;
  }
  while (first > 0 && room >= (words[first - 1]?.cost ?? 1)) {
    room -= words[--first]?.cost ?? 1;
  }
  let start = first === 0 ? 0 : (words[first]?.start ?? 0);
  let end = last === words.length - 1 ? text.length : (words[last]?.end ?? text.length);
  for (const range of ranges) {
    if (range.start < start && range.end > start) {
      start = range.start;
    }
    if (range.start < end && range.end > end) {
      end = range.end;
    }
  }
  return {start, end};
}

/** Find the first and the last matching word of the window that contains the most matching words. */
function findDensestWindow(
  words: readonly Word[],
  marked: boolean[],
  limit: number,
): {first: number; last: number} {
  let best = {first: 0, last: 0, count: 0};
  let first = 0;
  let cost = 0;
  let count = 0;
  for (let last = 0; last < words.length; last++) {
    cost += words[last]?.cost ?? 0;
    count += marked[last] ? 1 : 0;
    while (cost > limit && first < last) {
      cost -= words[first]?.cost ?? 0;
      count -= marked[first++] ? 1 : 0;
    }
    if (marked[last] && count > best.count) {
      best = {first: marked.indexOf(true, first), last, count};
    }
  }
  return best;
}

/** Return the cost of the words from `first` to `last`. */
function sumCosts(words: readonly Word[], first: number, last: number): number {
  return words.slice(first, last + 1).reduce((sum, word) => sum + word.cost, 0);
}

/** A word or Han character of a text (UTF-16 offsets). Its cost counts towards the limit of a snippet. */
type Word = {start: number; end: number; cost: number};

/** Two Han characters count as one word. */
const HAN_COST = 0.5;

/** Split a text into words and Han characters. */
function splitWords(text: string): Word[] {
  return splitRuns(text).flatMap((run): Word[] =>
    run.kind === 'han'
      ? run.chars.map(({start, end}) => ({start, end, cost: HAN_COST}))
      : [{start: run.whole.start, end: run.whole.end, cost: 1}],
  );
}
