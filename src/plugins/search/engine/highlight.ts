import {escapeHtml} from '../shared/markup';
import {runs, tokenize} from '../shared/tokenize';

/** A half-open stretch of a text (UTF-16 offsets). */
export type Range = {start: number; end: number};

/** Kana and Han begin here. Terms of other scripts are not pairs of characters. */
const HAN_BLOCKS_START = '\u3040';

/** Find the places of terms in a text, ascending and without overlaps. */
export function findRanges(text: string, terms: ReadonlySet<string>): Range[] {
  const found = tokenize(text)
    .flatMap(({term, start, end}): Range[] => {
      if (terms.has(term)) {
        return [{start, end}];
      }
      // One typed Han character finds every pair that starts with it, and is marked alone.
      const [first = ''] = term;
      return first < HAN_BLOCKS_START || !terms.has(first)
        ? []
        : [{start, end: start + String.fromCodePoint(text.codePointAt(start) ?? 0).length}];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Range[] = [];
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
 * Turn a part of a text into HTML with its matches in `<mark>`, the only markup of an answer.
 * @param window the part, which must not cut a range (see `snippetWindow`)
 */
export function highlight(
  text: string,
  ranges: readonly Range[],
  window: Range = {start: 0, end: text.length},
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

/** Turn the part of a text that `snippetWindow` chooses into HTML, with an ellipsis where the text goes on. */
export function snippet(text: string, ranges: readonly Range[], limit: number): string {
  const window = snippetWindow(text, ranges, limit);
  const before = window.start > 0 ? '…' : '';
  const after = window.end < text.length ? '…' : '';
  return `${before}${highlight(text, ranges, window)}${after}`;
}

/**
 * Choose the part of a text to show when only `limit` words may be shown. It is the part with most matches, and starts
 * some words before the first. A match is never cut, even if the part then has a few words more.
 */
export function snippetWindow(text: string, ranges: readonly Range[], limit: number): Range {
  const words = wordsOf(text);
  const total = words.reduce((sum, word) => sum + word.cost, 0);
  if (total <= limit || words.length === 0) {
    return {start: 0, end: text.length};
  }
  const marked = words.map((word) =>
    ranges.some((range) => word.start < range.end && range.start < word.end),
  );
  let {first, last} = densest(words, marked, limit);
  let room = limit - costOf(words, first, last);
  for (let lead = room / 2; first > 0 && lead >= (words[first - 1]?.cost ?? 1); first--) {
    lead -= words[first - 1]?.cost ?? 1;
  }
  room = limit - costOf(words, first, last);
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

/** Find the first and last marked word of the window with most marked words. */
function densest(
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

function costOf(words: readonly Word[], first: number, last: number): number {
  return words.slice(first, last + 1).reduce((sum, word) => sum + word.cost, 0);
}

/** A word or Han character of a text (UTF-16 offsets) and what it costs to read. */
type Word = {start: number; end: number; cost: number};

/** Two Han characters read like one word. */
const HAN_COST = 0.5;
function wordsOf(text: string): Word[] {
  return runs(text).flatMap((run): Word[] =>
    run.kind === 'han'
      ? run.chars.map(({start, end}) => ({start, end, cost: HAN_COST}))
      : [{start: run.whole.start, end: run.whole.end, cost: 1}],
  );
}
