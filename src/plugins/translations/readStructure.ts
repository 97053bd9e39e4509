import {SHARED_KEYS} from '../../content/frontMatter';
import {componentOf, TEXT_ATTRIBUTES} from '../../components/registry';
import {attributeText, findAll, headingId, isJsx, lineOf, type Node} from '../../content/tree';
import {canonicalImage, canonicalTarget} from './canonicalTarget';
import type {Site} from './types';

/** An element of a page's structure. Two are equal when their keys are. */
export type StructureItem = {readonly key: string; readonly line: number};

/** The structure of a page: parts by the name of their kind in messages. */
export type Structure = {
  /** Compared in order. */
  readonly ordered: Readonly<Record<string, readonly StructureItem[]>>;
  /** Compared as sets: a translation may repeat or reorder them. */
  readonly sets: Readonly<Record<string, readonly StructureItem[]>>;
};

/** Languages of code fences that readers read rather than copy, so their text is translated. */
const TRANSLATED_CODE = ['mermaid', 'md', 'mdx', 'text'];

/** Attributes that may differ: text is translated, and links are compared by the page that they lead to. */
const MAY_DIFFER = [...TEXT_ATTRIBUTES, 'to', 'href'];

/** Start number of an ordered list that continues after an image or a heading. */
const startOf = ({start}: Node): string => ((start ?? 1) === 1 ? '' : ` from ${start}`);

const part = (node: Node, key: string): StructureItem => ({key, line: lineOf(node)});

function codeKey({lang, value}: Node): string {
  const language = lang ?? '';
  const body = TRANSLATED_CODE.includes(language) ? '' : (value ?? '').replace(/\s+$/gm, '');
  return body ? `${language}: ${body}` : language;
}

/** Return the value of an attribute. It may be boolean or an expression with a string. */
function attributeValue(node: Node, name: string): string | undefined {
  const entry = node.attributes?.find((each) => each.name === name);
  if (!entry) return undefined;
  if (typeof entry.value === 'string') return entry.value;
  const source = entry.value?.value.trim() ?? 'true';
  return /^(["'`])([^"'`$]*)\1$/.exec(source)?.[2] ?? source;
}

/** Tell whether a translation must have the same JSX element. Its own text and pictures may differ, and its line breaks. */
function isCompared(node: Node): boolean {
  const {verbatim, pictures} = componentOf(node) ?? {};
  return isJsx(node) && node.name !== 'br' && !verbatim && !pictures;
}

function componentKey(node: Node): string {
  const compared = (node.attributes ?? [])
    .filter(({name}) => !MAY_DIFFER.includes(name))
    .map(({name}) => `${name}="${attributeValue(node, name)}"`);
  return `<${[node.name ?? '', ...compared.sort()].join(' ')}>`;
}

/** List the pictures of a page with their addresses: images of Markdown, and components with `pictures` in the registry. */
export function picturesOf(tree: Node): {readonly node: Node; readonly source: string}[] {
  return findAll(tree, () => true).flatMap((node) => {
    const attributes = componentOf(node)?.pictures ?? [];
    const sources = attributes.flatMap((name) => attributeText(node, name) ?? []);
    if (node.type === 'image') sources.push(node.url ?? '');
    return sources.map((source) => ({node, source}));
  });
}

/** List the links of a page with their targets: links of Markdown, and components with the attribute `to` or `href`. */
export function linksOf(tree: Node): {readonly node: Node; readonly target: string}[] {
  return findAll(tree, (node) => ['link', 'definition'].includes(node.type) || isJsx(node)).flatMap(
    (node) => {
      const target = node.url ?? attributeValue(node, 'to') ?? attributeValue(node, 'href');
      return target === undefined ? [] : [{node, target}];
    },
  );
}

/** All headings below the title, whether or not they have an id. */
function headingsOf(tree: Node): Node[] {
  return findAll(tree, ({type, depth}) => type === 'heading' && (depth ?? 0) > 1);
}

/**
 * Read the structure that a page and its translation must share.
 * @param route site path of the page, for relative links
 * @param locales of the site: an image's file name may end in one
 * @param routes of all pages: a link to another is a mistake that is told elsewhere, not a structure to copy
 */
export function readStructure(tree: Node, route: string, {locales, routes}: Site): Structure {
  const isBroken = ({key}: StructureItem) =>
    /^\/[^.]+$/.test(key) && routes?.includes(key.replace(/[?#].*/, '')) === false;
  const all = (type: string) => findAll(tree, (node) => node.type === type);
  return {
    ordered: {
      heading: headingsOf(tree).map((node) =>
        part(
          node,
          `${'#'.repeat(node.depth ?? 0)} ${headingId(node) ? `#${headingId(node)}` : '(no id)'}`,
        ),
      ),
      'list of steps': all('list')
        .filter(({ordered}) => ordered)
        .map((node) => part(node, `${node.children?.length ?? 0} steps${startOf(node)}`)),
      'code block': all('code').map((node) => part(node, codeKey(node))),
      notice: all('containerDirective').map((node) => part(node, `:::${node.name ?? ''}`)),
      table: all('table').map((node) => {
        const rows = node.children ?? [];
        return part(node, `${rows[0]?.children?.length ?? 0} columns, ${rows.length} rows`);
      }),
    },
    sets: {
      entry: all('yaml').flatMap(({value = ''}) =>
        value
          .split('\n')
          .map((entry, at) => ({key: entry.trim().replace(/\s+/g, ' '), line: at + 2}))
          .filter(({key}) => SHARED_KEYS.includes(key.replace(/:.*/, ''))),
      ),
      link: linksOf(tree)
        .map(({node, target}) => part(node, canonicalTarget(target, route)))
        .filter((link) => !isBroken(link)),
      image: picturesOf(tree).map(({node, source}) => part(node, canonicalImage(source, locales))),
      component: findAll(tree, isCompared).map((node) => part(node, componentKey(node))),
    },
  };
}
