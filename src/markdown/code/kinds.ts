/** CSS classes of the token kinds, by the letter that encodes them in a page: see `encodeRuns`. */
export const KINDS = {
  c: 'comment',
  k: 'keyword',
  s: 'string',
  n: 'number',
  f: 'name',
  p: 'plain',
} as const;

export type Kind = keyof typeof KINDS;

/** A run of characters of one kind (run-length encoding). */
export type Run = {readonly kind: Kind; readonly length: number};

/**
 * Run-length encodes the kinds of a text as a short attribute, so that a page contains its code only once.
 * @example encodeRuns([{kind: 'k', length: 3}, {kind: 'p', length: 1}]) → '3k1p'
 */
export function encodeRuns(runs: readonly Run[]): string {
  return runs.map(({kind, length}) => `${length}${kind}`).join('');
}

/**
 * Decodes runs into tokens, line by line. Text after the last run is plain; runs longer than the text belong to another
 * text and are ignored.
 * @example splitLines('if a\nb', '2k') → [[['k', 'if'], ['p', ' a']], [['p', 'b']]]
 */
export function splitLines(code: string, encoded: string): [Kind, string][][] {
  const lines: [Kind, string][][] = [[]];
  let at = 0;
  const add = (kind: Kind, text: string): void => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push([kind, part]);
    }
  };
  const runs = [...encoded.matchAll(/(\d+)([a-z])/g)];
  const reach = runs.reduce((sum, run) => sum + Number(run[1]), 0);
  for (const [, length, kind] of reach <= code.length ? runs : []) {
    add(kind as Kind, code.slice(at, at + Number(length)));
    at += Number(length);
  }
  add('p', code.slice(at));
  return lines;
}
