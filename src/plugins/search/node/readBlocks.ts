import type {CheerioAPI} from 'cheerio';
import {PART_SEPARATOR, type PageNode} from '../shared/records';

type DomNode = Parameters<CheerioAPI>[0] & {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: DomNode[];
  parent?: DomNode | null;
};

/**
 * Elements, roles and classes that are not searched, such as navigation and controls. The Markdown export and the PDF book have
 * EXCLUDED_FROM_EXPORT (src/content), and paper has print.css.
 */
export const UNSEARCHED = {
  elements: new Set('nav button script style noscript template thead form input dialog'.split(' ')),
  roles: new Set(['tooltip']),
  classes: new Set([
    'hash-link',
    'table-of-contents',
    'theme-doc-toc-mobile',
    'theme-doc-toc-desktop',
    'theme-doc-breadcrumbs',
    'theme-doc-footer',
    'theme-doc-version-badge',
    'pagination-nav',
  ]),
};

/** Elements that begin a new block of text. */
const BLOCKS = new Set(
  (
    'address article aside blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ' +
    'main ol p pre section table tbody tfoot tr ul'
  ).split(' '),
);

/** Collapse white space as a browser does. A line break between Han characters is removed. */
export function normalizeWhitespace(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[\p{Script=Han}，。；：、（）“”]) (?=[\p{Script=Han}，。；：、（）“”])/gu, '')
    .replace(/(?: ?· ?){2,}/g, PART_SEPARATOR)
    .replace(/^[ ·]+|[ ·]+$/g, '')
    .trim();
}

/** Check whether an element is searched. A selector for every element would take half the time of reading a page. */
function isSearched({name = '', attribs = {}}: DomNode): boolean {
  return !(
    UNSEARCHED.elements.has(name) ||
    UNSEARCHED.roles.has(attribs.role ?? '') ||
    attribs['aria-hidden'] === 'true' ||
    'data-search-ignore' in attribs ||
    attribs.class?.split(/\s+/).some((each) => UNSEARCHED.classes.has(each))
  );
}

/** Check whether a node is one of the named elements, or inside one. */
function isInside(node: DomNode | null | undefined, names: readonly string[]): boolean {
  return !!node && (names.includes(node.name ?? '') || isInside(node.parent, names));
}

/**
 * Read the headings and blocks of text inside an element, in document order.
 * A block is a paragraph, a list item, a table row, a definition, an admonition's text, a code block or the text
 * alternative of a picture.
 */
export function readBlocks($: CheerioAPI, root: Parameters<CheerioAPI>[0]): PageNode[] {
  const nodes: PageNode[] = [];
  let buffer = '';
  let isOnlyLinks = true;

  const flush = (level = 0, anchor: string | null = null) => {
    const text = normalizeWhitespace(buffer);
    // A list of links only repeats the titles of other pages.
    if (text && (level > 0 || !isOnlyLinks)) {
      nodes.push({level, text, anchor});
    }
    buffer = '';
    isOnlyLinks = true;
  };

  const walkChildren = (element: DomNode) => element.children?.forEach(walk);

  const walk = (node: DomNode) => {
    if (node.type === 'text') {
      buffer += node.data ?? '';
      isOnlyLinks &&= !/[\p{L}\p{N}]/u.test(node.data ?? '') || isInside(node, ['a']);
      return;
    }
    const name = node.name ?? '';
    const attributes = node.attribs ?? {};
    if (node.type !== 'tag' || !isSearched(node)) {
      return;
    }
    if (name === 'img' || name === 'svg' || attributes.role === 'img') {
      const alternative = textAlternative($, node);
      // A picture is on the page twice, for light and for dark mode. Its text is read once.
      buffer += buffer.endsWith(` ${alternative} `) ? '' : ` ${alternative} `;
      isOnlyLinks &&= alternative === '';
      return;
    }
    if (name === 'br') {
      buffer += ' ';
      return;
    }
    if (name === 'td' || name === 'th') {
      walkChildren(node);
      buffer += PART_SEPARATOR;
      return;
    }
    if (!BLOCKS.has(name)) {
      walkChildren(node);
      return;
    }
    if (isInsideRow(node)) {
      buffer += PART_SEPARATOR;
      walkChildren(node);
      buffer += PART_SEPARATOR;
      return;
    }
    if (name === 'pre') {
      flush();
      // A block of code is one record, not one for each line.
      buffer = codeText(node);
      isOnlyLinks = false;
      flush();
      return;
    }
    if (name !== 'dd') {
      flush();
    }
    walkChildren(node);
    if (name === 'dt') {
      buffer += PART_SEPARATOR;
      return;
    }
    const level = /^h([1-6])$/.exec(name)?.[1];
    flush(Number(level ?? 0), level ? headingAnchor($, node) : rowAnchor(node));
  };

  walkChildren($(root).get(0) as unknown as DomNode);
  flush();
  return nodes;
}

/** Read a block of code, with a space for each line break. */
function codeText({type, name, data, children}: DomNode): string {
  if (type === 'text') {
    return data ?? '';
  }
  const text = (children ?? []).map(codeText).join('');
  return name === 'br' ? ' ' : text;
}

/** Check whether a block is inside a table cell. Such a block stays part of the text of its row. */
function isInsideRow(node: DomNode): boolean {
  return node.name !== 'tr' && isInside(node, ['td', 'th']);
}

/** Return the text alternative of a picture. */
function textAlternative($: CheerioAPI, node: DomNode): string {
  const {alt, 'aria-label': label} = node.attribs ?? {};
  return label ?? alt ?? $(node).children('title, desc').text();
}

/** Return the id of a table row, such as the row of an error code, or null. */
function rowAnchor({name, attribs}: DomNode): string | null {
  return (name === 'tr' && attribs?.id) || null;
}

/** Return the id of a heading. It is empty for the page title, because a link to the page leads there. */
function headingAnchor($: CheerioAPI, node: DomNode): string {
  return node.name === 'h1' ? '' : ($(node).attr('id') ?? '');
}
