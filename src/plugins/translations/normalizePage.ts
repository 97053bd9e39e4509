import {parse} from 'yaml';
import {TRANSLATED_KEYS} from '../../content/frontMatter';
import {headingId, type Attribute, type Node} from '../../content/syntaxTree';
import {canonicalLink} from './canonicalUrls';

/** The normalised content of a page as nested arrays. `null` stands for a node that renders nothing, such as a comment. */
type NormalizedNode = string | number | null | readonly NormalizedNode[];

/** Collapse whitespace as a browser does. Remove line breaks between Han characters. */
function collapseWhitespace(text: string): string {
  return text.replace(/(?<=\p{Script=Han})\s*\n\s*(?=\p{Script=Han})/gu, '').replace(/\s+/g, ' ');
}

/** Return the entries of the front matter that are translated, sorted by key. */
function frontMatter(yaml: string): NormalizedNode {
  const values: unknown = parse(yaml);
  const entries = Object.entries((values ?? {}) as Record<string, unknown>);
  return entries
    .filter(([key]) => TRANSLATED_KEYS.includes(key))
    .map(([key, value]): NormalizedNode => [
      key,
      collapseWhitespace(typeof value === 'string' ? value : JSON.stringify(value)).trim(),
    ])
    .sort();
}

function attributeValue({name, value}: Attribute, route: string): string {
  if (typeof value === 'string') {
    return ['to', 'href'].includes(name) ? canonicalLink(value, route) : value;
  }
  return value ? `{${value.value.replace(/\s+/g, ' ').trim()}}` : 'true';
}

function attributes(node: Node, route: string): NormalizedNode {
  return (node.attributes ?? [])
    .map((each): NormalizedNode => [each.name ?? each.type, attributeValue(each, route)])
    .sort();
}

const isComment = ({value}: Node): boolean => /^\s*\/\*[\s\S]*\*\/\s*$/.test(value ?? '');

/** Normalise the children of a node. Adjacent text nodes are merged, because the parser splits texts at entities and line breaks. */
function children(node: Node, route: string): NormalizedNode[] {
  const parts: NormalizedNode[] = [];
  let text = '';
  for (const child of node.children ?? []) {
    if (child.type === 'text') {
      text += child.value ?? '';
      continue;
    }
    const part = normalizeNode(child, route);
    if (part === null) continue;
    if (collapseWhitespace(text) !== '') parts.push(collapseWhitespace(text));
    text = '';
    parts.push(part);
  }
  // Browsers do not render whitespace at the end of a block, such as before a comment.
  if (text.trim() !== '') parts.push(collapseWhitespace(text).trimEnd());
  return parts;
}

/** Return the number of the first item of a list in an array, or an empty array if it is 1. */
const startOf = ({start}: Node): number[] => ((start ?? 1) === 1 ? [] : [start ?? 1]);

/** Return the content of a node without Markdown formatting, or null if the node renders nothing. */
function normalizeNode(node: Node, route: string): NormalizedNode {
  const below = () => children(node, route);
  switch (node.type) {
    case 'yaml':
      return ['front matter', frontMatter(node.value ?? '')];
    case 'heading':
      return ['heading', node.depth ?? 0, headingId(node) ?? '', below()];
    case 'list':
      return [node.ordered ? 'ol' : 'ul', ...startOf(node), below()];
    case 'link':
      return ['link', canonicalLink(node.url ?? '', route), node.title ?? '', below()];
    case 'definition':
      return ['definition', node.label ?? '', canonicalLink(node.url ?? '', route)];
    case 'linkReference':
    case 'imageReference':
      return [node.type, node.label ?? '', node.alt ?? '', below()];
    case 'image':
      return ['image', node.url ?? '', node.alt ?? '', node.title ?? ''];
    case 'code':
      return [
        'code',
        node.lang ?? '',
        node.meta ?? '',
        (node.value ?? '').replace(/[ \t]+$/gm, ''),
      ];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return ['component', node.name ?? '', attributes(node, route), below()];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isComment(node) ? null : ['expression', collapseWhitespace(node.value ?? '').trim()];
    default:
      return [node.type, node.name ?? '', node.value ?? '', attributesOfDirective(node), below()];
  }
}

/** Return the attributes of a directive such as `:::note{…}`. They are an object, while those of a component are an array. */
function attributesOfDirective(node: Node): NormalizedNode {
  return node.type.endsWith('Directive') ? JSON.stringify(node.attributes ?? {}) : '';
}

/**
 * Return the content of a page without Markdown formatting, so that only changes that concern translators change its hash. The result is the
 * same for two texts that differ only in line breaks, the characters for emphasis and bullets, the padding of tables, the order of
 * attributes, the notation of links, comments, or front matter that is not translated.
 * @param tree the result of `parseMdx`
 * @param route route of the page, for relative links
 * @throws YAMLParseError if the front matter is invalid
 */
export function normalizePage(tree: Node, route: string): string {
  return JSON.stringify(children(tree, route));
}
