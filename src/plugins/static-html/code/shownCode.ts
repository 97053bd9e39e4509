/** A line that tells the theme which lines to highlight, in the comments of the languages that people use. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|['‘’]|REM\b|!|\(\*|\*>)\s*highlight-(?:next-line|start|end)\s*(?:\*\/\s*\}?|-->|\*\))?\s*$/i;

/** A highlighted range after the fence; the theme then reads no comments. */
const RANGE = /\{[\d,-]+\}/;

/**
 * The code as the theme shows it: without the comments that only tell which lines to highlight.
 * @example shownCode('# highlight-next-line\nls', '') → 'ls'
 */
export function shownCode(code: string, meta: string): string {
  const text = code.replace(/\r?\n$/, '');
  if (RANGE.test(meta)) return text;
  const lines = text.split(/\r?\n/);
  return lines.filter((line) => !MAGIC_COMMENT.test(line)).join('\n');
}
