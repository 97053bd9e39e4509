/** The colours of code by the letter that stands for them in a page: see `encodeRuns`. */
export const KINDS = {
  c: 'comment',
  k: 'keyword',
  s: 'string',
  n: 'number',
  f: 'name',
  p: 'plain',
} as const;

export type Kind = keyof typeof KINDS;

/** So many characters of one colour. */
export type Run = {readonly kind: Kind; readonly length: number};

/**
 * Colours of a text as a short attribute: a page carries its code once, and beside it only where colours change.
 * @example encodeRuns([{kind: 'k', length: 3}, {kind: 'p', length: 1}]) → '3k1p'
 */
export function encodeRuns(runs: readonly Run[]): string {
  return runs.map(({kind, length}) => `${length}${kind}`).join('');
}

/**
 * The text in pieces of one colour, line by line. What the runs do not reach is plain; runs that reach beyond the text
 * belong to another text, and are ignored.
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
