/** A magic comment, such as `highlight-next-line`, in the comment syntaxes of common languages. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|['‘’]|REM\b|!|\(\*|\*>)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->|\*\))?\s*$/i;

/** A line range in the meta string, such as `{1,3-4}`; Docusaurus ignores magic comments then. */
const RANGE = /\{[\d,-]+\}/;

type Fence = {readonly code: string; readonly meta: string};

/**
 * Replaces the magic comments of a code fence by a line range in its meta string, so that the browser need not parse
 * comments.
 * @example stripMagicComments({code: '# highlight-next-line\nls', meta: 'title="a"'}) → {code: 'ls', meta: 'title="a" {1}'}
 */
export function stripMagicComments({code, meta}: Fence): Fence {
  const text = code.replace(/\r?\n$/, '');
  if (RANGE.test(meta)) return {code: text, meta};
  const lines: string[] = [];
  const marked: number[] = [];
  let start = 1;
  for (const line of text.split(/\r?\n/)) {
    const next = lines.length + 1;
    const kind = MAGIC_COMMENT.exec(line)?.[1]?.toLowerCase();
    if (kind === undefined) lines.push(line);
    else if (kind === 'next-line') marked.push(next);
    else if (kind === 'start') start = next;
    else for (let each = start; each < next; each++) marked.push(each);
  }
  return {
    code: lines.join('\n'),
    meta: marked.length > 0 ? `${meta} {${marked.join(',')}}`.trim() : meta,
  };
}
