import fs from 'node:fs';

const START = '<!-- growth -->';
const END = '<!-- /growth -->';

/**
 * Puts results between the markers of a Markdown file, and leaves the rest of the file alone.
 * @throws Error when the file lacks the markers
 */
export function writeResults(file: string, results: string): void {
  const text = fs.readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(START), text.indexOf(END)];
  if (from < 0 || to < from) {
    throw new Error(
      `${file} has no place for the results. Fix: add the lines ${START} and ${END}.`,
    );
  }
  fs.writeFileSync(
    file,
    `${text.slice(0, from + START.length)}\n\n${results}\n\n${text.slice(to)}`,
  );
}
