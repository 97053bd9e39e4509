import {parse} from 'yaml';
import {headingId, parseMdx, type Attribute, type Node} from './tree';
import {canonicalTarget} from './canonicalTarget';

/** Front matter that readers see, so that translators translate it. */
const TRANSLATED_KEYS = ['title', 'description', 'sidebar_label'];

type Canonical = string | number | null | readonly Canonical[];

/** Text as a browser shows it: a line break of the source is a space, and none between Han characters. */
function tidy(text: string): string {
  return text.replace(/(?<=\p{Script=Han})\s*\n\s*(?=\p{Script=Han})/gu, '').replace(/\s+/g, ' ');
}

function frontMatter(yaml: string): Canonical {
  const values: unknown = parse(yaml);
  const entries = Object.entries((values ?? {}) as Record<string, unknown>);
  return entries
    .filter(([key]) => TRANSLATED_KEYS.includes(key))
    .map(([key, value]): Canonical => [key, tidy(String(value)).trim()])
    .sort();
}

function attributeValue({name, value}: Attribute, route: string): string {
  if (typeof value === 'string') {
    return ['to', 'href'].includes(name) ? canonicalTarget(value, route) : value;
  }
  return value ? `{${value.value.replace(/\s+/g, ' ').trim()}}` : 'true';
}

function attributes(node: Node, route: string): Canonical {
  return (node.attributes ?? [])
    .map((each): Canonical => [each.name ?? each.type, attributeValue(each, route)])
    .sort();
}

const isComment = ({value}: Node): boolean => /^\s*\/\*[\s\S]*\*\/\s*$/.test(value ?? '');

/** Joins neighbouring texts, which the parser cuts at entities and line ends. */
function children(node: Node, route: string): Canonical[] {
  const parts: Canonical[] = [];
  let text = '';
  for (const child of node.children ?? []) {
    if (child.type === 'text') {
      text += child.value ?? '';
      continue;
    }
    const part = canonical(child, route);
    if (part === null) continue;
    if (tidy(text) !== '') parts.push(tidy(text));
    text = '';
    parts.push(part);
  }
  // Spaces at the end of a block, such as those before a comment, are not shown.
  if (text.trim() !== '') parts.push(tidy(text).trimEnd());
  return parts;
}

/** The number of a list's first item, which readers see, unless it is 1. */
const startOf = ({start}: Node): number[] => ((start ?? 1) === 1 ? [] : [start ?? 1]);

/** A node as nested arrays that hold what a reader gets, and nothing of how it was typed; null for nothing. */
function canonical(node: Node, route: string): Canonical {
  const below = () => children(node, route);
  switch (node.type) {
    case 'yaml':
      return ['front matter', frontMatter(node.value ?? '')];
    case 'heading':
      return ['heading', node.depth ?? 0, headingId(node) ?? '', below()];
    case 'list':
      return [node.ordered ? 'ol' : 'ul', ...startOf(node), below()];
    case 'link':
      return ['link', canonicalTarget(node.url ?? '', route), node.title ?? '', below()];
    case 'definition':
      return ['definition', node.label ?? '', canonicalTarget(node.url ?? '', route)];
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
      return isComment(node) ? null : ['expression', tidy(node.value ?? '').trim()];
    default:
      return [node.type, node.name ?? '', node.value ?? '', attributesOfDirective(node), below()];
  }
}

/** The attributes of `:::note{…}`, which unlike those of a component are an object. */
function attributesOfDirective(node: Node): Canonical {
  return node.type.endsWith('Directive') ? JSON.stringify(node.attributes ?? {}) : '';
}

/**
 * Reads a page for comparison, whatever its line ends and with or without a byte order mark.
 * @throws VFileMessage when it is not valid MDX
 */
export function parseSource(text: string): Node {
  return parseMdx(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
}

/**
 * What a translator works from: the content of a page without how it was typed. Two texts that differ only in line
 * breaks, marks of emphasis and lists, padding of tables, order of attributes, the way a link to a page is written,
 * comments, or front matter that readers don't see give the same result.
 * @param tree what `parseSource` made of the page
 * @param route site path of the page, for relative links
 * @throws YAMLParseError when the front matter cannot be read
 */
export function normaliseSource(tree: Node, route: string): string {
  return JSON.stringify(children(tree, route));
}
