import type {Part} from '../options';

/**
 * Puts new tables between the marks of a part, and leaves everything else as it is.
 * @throws Error when the text lacks the marks
 * @example putTables('A <!-- navigation -->old<!-- /navigation -->', 'navigation', 'new')
 * // 'A <!-- navigation -->\n\nnew\n\n<!-- /navigation -->'
 */
export function putTables(text: string, part: Part, tables: string): string {
  const [open, close] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const start = text.indexOf(open);
  const end = text.indexOf(close);
  if (start < 0 || end < start) {
    throw new Error(`bench/README.md has no place for "${part}". Fix: add ${open} and ${close}.`);
  }
  return `${text.slice(0, start + open.length)}\n\n${tables}\n\n${text.slice(end)}`;
}
