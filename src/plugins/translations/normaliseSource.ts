import {parse} from 'yaml';
import {TRANSLATED_KEYS} from '../../content/frontMatter';
import {headingId, type Attribute, type Node} from '../../content/tree';
import {canonicalTarget} from './canonicalTarget';

type Canonical = string | number | null | readonly Canonical[];

/** Collapses whitespace as a browser does; a line break between Han characters is removed. */
function collapseWhitespace(text: string): string {
  return text.replace(/(?<=\p{Script=Han})\s*\n\s*(?=\p{Script=Han})/gu, '').replace(/\s+/g, ' ');
}

function frontMatter(yaml: string): Canonical {
  const values: unknown = parse(yaml);
  const entries = Object.entries((values ?? {}) as Record<string, unknown>);
  return entries
    .filter(([key]) => TRANSLATED_KEYS.includes(key))
    .map(([key, value]): Canonical => [
      key,
      collapseWhitespace(typeof value === 'string' ? value : JSON.stringify(value)).trim(),
    ])
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

/** Merges adjacent text nodes, which the parser splits at entities and line breaks. */
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
    if (collapseWhitespace(text) !== '') parts.push(collapseWhitespace(text));
    text = '';
    parts.push(part);
  }
  // Trailing whitespace of a block, such as before a comment, is not rendered.
  if (text.trim() !== '') parts.push(collapseWhitespace(text).trimEnd());
  return parts;
}

/** The number of a list's first item, which readers see, unless it is 1. */
const startOf = ({start}: Node): number[] => ((start ?? 1) === 1 ? [] : [start ?? 1]);

/** Canonical form of a node: nested arrays with its rendered content, without source formatting; null for none. */
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
      return isComment(node) ? null : ['expression', collapseWhitespace(node.value ?? '').trim()];
    default:
      return [node.type, node.name ?? '', node.value ?? '', attributesOfDirective(node), below()];
  }
}

/** The attributes of `:::note{…}`, which unlike those of a component are an object. */
function attributesOfDirective(node: Node): Canonical {
  return node.type.endsWith('Directive') ? JSON.stringify(node.attributes ?? {}) : '';
}

/**
 * The content that a translator works from, without source formatting. Two texts that differ only in line breaks,
 * emphasis and list markers, table padding, order of attributes, notation of links, comments, or front matter that
 * readers don't see give the same result.
 * @param tree the result of `parseMdx`
 * @param route site path of the page, for relative links
 * @throws YAMLParseError when the front matter is invalid
 */
export function normaliseSource(tree: Node, route: string): string {
  return JSON.stringify(children(tree, route));
}
