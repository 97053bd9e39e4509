import {parse} from 'yaml';
import {TRANSLATED_KEYS} from '../../content/frontMatter';
import type {Node} from '../../content/syntaxTree';

/** Properties of nodes that readers do not notice: where the node is in the file, blank lines in a list, the alignment of a table. */
const IGNORED = ['position', 'data', 'spread', 'align'];

/** Collapse whitespace as a browser does. Remove line breaks between Han characters. */
function collapseWhitespace(text: string): string {
  return text.replace(/(?<=\p{Script=Han})\s*\n\s*(?=\p{Script=Han})/gu, '').replace(/\s+/g, ' ');
}

/** Return the entries of the front matter that are translated, sorted by key. */
function translatedEntries(yaml: string): string[] {
  const entries = Object.entries(Object(parse(yaml)) as Record<string, unknown>);
  return entries
    .filter(([key]) => TRANSLATED_KEYS.includes(key))
    .map(([key, value]) => `${key}: ${collapseWhitespace(JSON.stringify(value))}`)
    .sort();
}

/** Tell whether a node is a comment. The id of a heading has the form of a comment, but counts. */
const isComment = ({type, value = ''}: Node): boolean =>
  type.endsWith('Expression') && /^\s*\/\*(?!\s*#)[^]*\*\/\s*$/.test(value);

/**
 * Return the syntax tree of a page as JSON, without what does not concern translators, so that only other changes alter its hash. The result
 * is the same for two texts that differ only in line breaks, the characters for emphasis and bullets, the padding of tables, comments, or
 * front matter that is not translated.
 * @param tree the result of `parseMdx`
 * @throws YAMLParseError if the front matter is invalid
 */
export function normalizePage(tree: Node): string {
  return JSON.stringify(tree, (key, value: unknown) => {
    if (IGNORED.includes(key)) return undefined;
    if (key === 'children') return (value as Node[]).filter((node) => !isComment(node));
    const {type, value: text = ''} = Object(value) as Node;
    if (type === 'yaml') return translatedEntries(text);
    if (type === 'text') return {type, value: collapseWhitespace(text)};
    return value;
  });
}
