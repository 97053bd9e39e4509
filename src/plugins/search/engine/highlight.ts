import {escapeHtml} from '../shared/escapeHtml';
import {splitRuns, tokenize} from '../shared/tokenize';

/** A range of a text, from `start` up to but not including `end` (UTF-16 offsets). */
export type TextRange = {start: number; end: number};

/** Find the ranges of a text that match index terms, in ascending order and without overlaps. */
export function findMatchRanges(text: string, terms: ReadonlySet<string>): TextRange[] {
  const found = tokenize(text)
    .filter(({term}) => terms.has(term))
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
 * @param window the range of the text to return
 */
export function highlight(
  text: string,
  ranges: readonly TextRange[],
  window: TextRange = {start: 0, end: text.length},
): string {
  let html = '';
  let at = window.start;
  for (const range of ranges) {
    const start = Math.max(range.start, window.start);
    const end = Math.min(range.end, window.end);
    if (start < end) {
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
 * Choose the window of a text that contains the most matches and is `limit` words long. Of the windows with the same
 * matches it takes the middle one, which has words on both sides of them.
 */
function snippetWindow(text: string, ranges: readonly TextRange[], limit: number): TextRange {
  const windows = listWindows(text, limit);
  if (windows.length <= 1) return {start: 0, end: text.length};
  const counts = windows.map(
    ({start, end}) => ranges.filter((range) => range.start < end && range.end > start).length,
  );
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  const next = counts.findIndex((count, at) => at > first && count < most);
  const last = (next < 0 ? counts.length : next) - 1;
  return windows[(first + last) >> 1] ?? {start: 0, end: text.length};
}

/** List all windows of `limit` words of a text. The first begins and the last ends with the text. */
function listWindows(text: string, limit: number): TextRange[] {
  const words = splitWords(text);
  const windows: TextRange[] = [];
  let last = -1;
  let cost = 0;
  for (const [first, word] of words.entries()) {
    while (last < words.length - 1 && cost + (words[last + 1]?.cost ?? 0) <= limit) {
      cost += words[++last]?.cost ?? 0;
    }
    const isEnd = last >= words.length - 1;
    const start = first === 0 ? 0 : word.start;
    windows.push({start, end: isEnd ? text.length : (words[last]?.end ?? word.end)});
    if (isEnd) break;
    cost -= word.cost;
  }
  return windows;
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
