import {splitRuns, tokenize} from '../shared/tokenize';

/** A range of a text, from `start` up to but not including `end` (UTF-16 offsets). */
type TextRange = {start: number; end: number};

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
 * Wrap the matches in a text in `<mark>`.
 * @param window the range of the text to return
 */
export function highlight(
  text: string,
  ranges: readonly TextRange[],
  window: TextRange = {start: 0, end: text.length},
): string {
  let marked = '';
  let at = window.start;
  for (const range of ranges) {
    const start = Math.max(range.start, window.start);
    const end = Math.min(range.end, window.end);
    if (start < end) {
      marked += `${text.slice(at, start)}<mark>${text.slice(start, end)}</mark>`;
      at = end;
    }
  }
  return marked + text.slice(at, window.end);
}

/** Return the most relevant window of a text with its matches marked, and with an ellipsis where text is left out. */
export function snippet(text: string, ranges: readonly TextRange[], limit: number): string {
  const window = snippetWindow(text, ranges, limit);
  const before = window.start > 0 ? '…' : '';
  const after = window.end < text.length ? '…' : '';
  return `${before}${highlight(text, ranges, window)}${after}`;
}

/**
 * Choose a window of a text that contains the most matches and is `limit` words long. Of the first neighbouring windows with the same matches it takes
 * the middle one, which has words on both sides of them.
 */
function snippetWindow(text: string, ranges: readonly TextRange[], limit: number): TextRange {
  const words = splitWords(text);
  if (words.length <= limit) return {start: 0, end: text.length};
  const windows = words.slice(0, words.length - limit + 1).map(({start}, first) => {
    const isLast = first + limit === words.length;
    const end = isLast ? text.length : (words[first + limit - 1]?.end ?? text.length);
    return {start: first === 0 ? 0 : start, end};
  });
  const counts = windows.map(
    ({start, end}) => ranges.filter((range) => range.start < end && range.end > start).length,
  );
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  const next = counts.findIndex((count, at) => at > first && count < most);
  const last = (next < 0 ? counts.length : next) - 1;
  return windows[(first + last) >> 1] ?? {start: 0, end: text.length};
}

/** Split a text into words. Two Han characters count as one word. */
function splitWords(text: string): TextRange[] {
  return splitRuns(text).flatMap((run) => {
    if (run.kind === 'word') return [run.whole];
    return run.chars.flatMap(({start, end}, at) =>
      at % 2 === 0 ? [{start, end: run.chars[at + 1]?.end ?? end}] : [],
    );
  });
}
