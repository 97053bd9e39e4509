import {attributeText, headingId, isJsx, type Node} from '../../../markdown/tree';
import {escapeHtml} from '../shared/markup';
import {diagram, MODEL_COMPONENTS, TEXT_COMPONENTS, type Use} from './components';
import {element, type Html} from './html';
import type {Words} from './words';

/** What the HTML of a page depends on besides its source. */
export type PageContext = {
  words: Words;
  /** Titles of admonitions that have none of their own. */
  admonitionTitle: (kind: string) => string;
  /** What a component of the product model shows, or null for a component of another kind. */
  dataOf: (node: Node) => unknown;
  route: string;
};

const ELEMENTS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  blockquote: 'blockquote',
  listItem: 'li',
  link: 'a',
  linkReference: 'a',
  break: 'br',
  thematicBreak: 'hr',
};
/** Attributes of HTML elements that decide what is searched, and where a result leads. */
const KEPT_ATTRIBUTES = [
  'id',
  'alt',
  'aria-hidden',
  'aria-label',
  'role',
  'data-search-ignore',
  // Of a <meta> in the page's <head>.
  'name',
  'content',
];
const ADMONITIONS = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important']);
/** An expression that is a text, such as `{' '}`; others, comments above all, show nothing. */
const TEXT_EXPRESSION = /^(['"`])(.*)\1$/s;

/**
 * The HTML of a page as far as the search reads it: what the build makes of the page, without its looks.
 * @throws UnknownIdError when a component names something that the product model does not have
 */
export function pageHtml(tree: Node, context: PageContext): Html {
  const children = (node: Node): Html => (node.children ?? []).map(convert).join('');

  const row = (node: Node, cell: string): Html =>
    element('tr', (node.children ?? []).map((each) => element(cell, children(each))).join(''));

  const codeBlock = ({lang, meta, value = ''}: Node): Html => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(meta ?? '')?.[1];
    if (lang === 'mermaid') return diagram(attribute('alt') ?? '', attribute('title'));
    const title = attribute('title');
    const lines = value.split('\n').map(escapeHtml).join('<br>');
    return (title ? element('div', escapeHtml(title)) : '') + element('pre', lines);
  };

  const admonition = (node: Node): Html => {
    const [first, ...rest] = node.children ?? [];
    const hasTitle = first?.data?.directiveLabel === true;
    const title = hasTitle ? children(first) : escapeHtml(context.admonitionTitle(node.name ?? ''));
    const body = (hasTitle ? rest : (node.children ?? [])).map(convert).join('');
    return element('div', element('div', title) + element('div', body));
  };

  const jsx = (node: Node): Html => {
    const name = node.name ?? '';
    const {words, route} = context;
    const use: Use = {node, children: children(node), words, route};
    const component = MODEL_COMPONENTS[name];
    if (component) return component(context.dataOf(node), use);
    const textComponent = TEXT_COMPONENTS[name];
    if (textComponent) return textComponent(use);
    // A component that the page brings along: what it adds to its content is not known here.
    if (!/^[a-z]/.test(name)) return use.children;
    const kept = KEPT_ATTRIBUTES.filter((key) =>
      node.attributes?.some((attribute) => attribute.name === key),
    );
    const attributes = kept.map((key) => [key, attributeText(node, key) ?? ''] as const);
    return element(name, use.children, Object.fromEntries(attributes));
  };

  const convert = (node: Node): Html => {
    if (isJsx(node)) return jsx(node);
    switch (node.type) {
      case 'text':
        return escapeHtml(node.value ?? '');
      case 'inlineCode':
        return element('code', escapeHtml(node.value ?? ''));
      case 'code':
        return codeBlock(node);
      case 'heading':
        return element(`h${node.depth ?? 1}`, children(node), {id: headingId(node)});
      case 'image':
        return element('img', '', {alt: node.alt ?? ''});
      case 'list':
        return element(node.ordered ? 'ol' : 'ul', children(node));
      case 'table': {
        const [header, ...rows] = node.children ?? [];
        const body = rows.map((each) => row(each, 'td')).join('');
        return element(
          'table',
          element('thead', header ? row(header, 'th') : '') + element('tbody', body),
        );
      }
      case 'containerDirective':
        return ADMONITIONS.has(node.name ?? '') ? admonition(node) : children(node);
      case 'textDirective':
        // `a:b` is no directive of this site: Docusaurus shows it as it was typed.
        return escapeHtml(`:${node.name ?? ''}`);
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        return escapeHtml(TEXT_EXPRESSION.exec(node.value?.trim() ?? '')?.[2] ?? '');
      case 'root':
        return children(node);
      default: {
        const name = ELEMENTS[node.type];
        return name ? element(name, children(node)) : '';
      }
    }
  };

  return convert(tree);
}
