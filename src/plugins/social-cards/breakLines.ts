/** Marks that never begin a line: they stay with what is before them. */
const CLOSING = /^[\s\p{Pe}\p{Pf}\p{Po}]+$/u;

/** Words, with the marks and spaces after them; of Chinese, where a line can end between most signs, its words too. */
function words(text: string, language: string): string[] {
  const parts: string[] = [];
  for (const {segment} of new Intl.Segmenter(language, {granularity: 'word'}).segment(text)) {
    const before = parts.at(-1);
    if (before !== undefined && CLOSING.test(segment)) parts[parts.length - 1] = before + segment;
    else parts.push(segment);
  }
  return parts;
}

type Word = {
  readonly text: string;
  readonly width: number;
  /** Without the space after it, which is not seen at the end of a line. */
  readonly widthAtEnd: number;
};

function fill(parts: readonly Word[], width: number): string[] {
  const lines: string[] = [];
  let used = 0;
  for (const part of parts) {
    if (lines.length > 0 && used + part.widthAtEnd <= width) {
      lines[lines.length - 1] += part.text;
      used += part.width;
    } else {
      lines.push(part.text);
      used = part.width;
    }
  }
  return lines.map((line) => line.trim());
}

/**
 * Breaks a text into as few lines as the width allows, of about the same length. A word that is wider than the width has a line of its
 * own.
 * @param measure width of a word
 */
export function breakLines(
  text: string,
  language: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  const parts = words(text, language).map((word) => ({
    text: word,
    width: measure(word),
    widthAtEnd: measure(word.trimEnd()),
  }));
  const {length} = fill(parts, width);
  // The narrowest width that needs no further line, to a hundredth.
  let [low, high] = [0, width];
  while (high - low > width / 100) {
    const middle = (low + high) / 2;
    if (fill(parts, middle).length > length) low = middle;
    else high = middle;
  }
  return fill(parts, high);
}
