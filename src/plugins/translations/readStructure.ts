import {readFrontMatter, sharedValues, type SharedValue} from '../../content/frontMatter';
import {componentOf, textAttributes} from '../../components/registry';
import {LOCALES} from '../../content/locales';
import {
  attributeText,
  findAll,
  headingId,
  isJsx,
  lineOf,
  type Node,
} from '../../content/syntaxTree';
import type {TranslationContext} from './types';

/** An element of the structure of a page, such as a heading or a link. Two elements are equal if their keys are equal. */
export type StructureItem = {readonly key: string; readonly line: number};

/** The structure of a page. The elements are grouped under the name that messages use for them, such as 'code block'. */
export type Structure = {
  /** Elements that must have the same order in a translation. */
  readonly ordered: Readonly<Record<string, readonly StructureItem[]>>;
  /** Elements that a translation may repeat or reorder. */
  readonly sets: Readonly<Record<string, readonly StructureItem[]>>;
};

/** Languages of code blocks whose text is translated, because people read it and do not copy it. */
const TRANSLATED_CODE = ['md', 'mdx', 'text'];

/** Return ' from 4' for an ordered list that begins with 4, for example after an image. Return an empty string for a list from 1. */
const startOf = ({start}: Node): string => ((start ?? 1) === 1 ? '' : ` from ${start}`);

/** Create an element of the structure from a node. */
const toItem = (node: Node, key: string): StructureItem => ({key, line: lineOf(node)});

/** Return the key of a code block: its language and, if its text is not translated, its text. */
function codeKey({lang, value}: Node): string {
  const language = lang ?? '';
  const body = TRANSLATED_CODE.includes(language) ? '' : (value ?? '').replace(/\s+$/gm, '');
  return body ? `${language}: ${body}` : language;
}

/** Return the value of an attribute as text. `a`, `a="x"` and `a={'x'}` are possible. */
function attributeValue(node: Node, name: string): string | undefined {
  const entry = node.attributes?.find((each) => each.name === name);
  if (!entry) return undefined;
  if (typeof entry.value === 'string') return entry.value;
  const expression = entry.value?.value.trim() ?? 'true';
  return /^(["'`])([^"'`$]*)\1$/.exec(expression)?.[2] ?? expression;
}

/** Tell whether a translation must have the same JSX element. Line breaks, pictures, and elements with verbatim text may differ. */
function isCompared(node: Node): boolean {
  const {verbatim, pictures} = componentOf(node) ?? {};
  return isJsx(node) && node.name !== 'br' && !verbatim && !pictures;
}

/** Return the key of a component: its name and the attributes that are compared. Texts are translated, and links compared separately. */
function componentKey(node: Node): string {
  const mayDiffer = [...textAttributes(node), 'to', 'href'];
  const compared = (node.attributes ?? [])
    .filter(({name}) => !mayDiffer.includes(name))
    .map(({name}) => `${name}="${attributeValue(node, name)}"`);
  return `<${[node.name ?? '', ...compared.sort()].join(' ')}>`;
}

/** List the pictures of a page with their URLs: images of Markdown, and components with `pictures` in the registry. */
export function picturesOf(tree: Node): {readonly node: Node; readonly src: string}[] {
  return findAll(tree, () => true).flatMap((node) => {
    const attributes = componentOf(node)?.pictures ?? [];
    const urls = attributes.flatMap((name) => attributeText(node, name) ?? []);
    if (node.type === 'image') urls.push(node.url ?? '');
    return urls.map((src) => ({node, src}));
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

/**
 * Return the URL of an image without the locale in its file name, because each language may have its own picture.
 * @example withoutLocale('/img/panel-zh-dark.svg') → '/img/panel-dark.svg'
 */
const withoutLocale = (url: string): string =>
  url.replace(new RegExp(`-(?:${LOCALES.join('|')})(?=[-.][^/]*$)`), '');

/** Return all headings except the title. */
function headingsOf(tree: Node): Node[] {
  return findAll(tree, ({type, depth}) => type === 'heading' && (depth ?? 0) > 1);
}

/**
 * Return the structure of a page, which its translation must have too.
 * @param route route of the page, for links to its own sections
 * @param site the routes of all pages. A link to another route is not part of the structure, because it is broken and the text lint
 * reports it.
 */
export function readStructure(tree: Node, route: string, {routes}: TranslationContext): Structure {
  const isBroken = ({key}: StructureItem) =>
    /^\/[^.]+$/.test(key) && routes?.includes(key.replace(/[?#].*/, '')) === false;
  const all = (type: string) => findAll(tree, (node) => node.type === type);
  const {values, lineOfKey} = readFrontMatter(`---\n${all('yaml')[0]?.value ?? ''}\n---\n`);
  const shared = sharedValues(values);
  const toItems = (entries: readonly SharedValue[]) =>
    entries.map(({text, path}) => ({key: text, line: lineOfKey(...path)}));
  return {
    ordered: {
      task: toItems(shared.tasks),
      heading: headingsOf(tree).map((node) =>
        toItem(
          node,
          `${'#'.repeat(node.depth ?? 0)} ${headingId(node) ? `#${headingId(node)}` : '(no id)'}`,
        ),
      ),
      'list of steps': all('list')
        .filter(({ordered}) => ordered)
        .map((node) => toItem(node, `${node.children?.length ?? 0} steps${startOf(node)}`)),
      'code block': all('code').map((node) => toItem(node, codeKey(node))),
      admonition: all('containerDirective').map((node) => toItem(node, `:::${node.name ?? ''}`)),
      table: all('table').map((node) => {
        const rows = node.children ?? [];
        return toItem(node, `${rows[0]?.children?.length ?? 0} columns, ${rows.length} rows`);
      }),
    },
    sets: {
      entry: toItems(shared.keys),
      link: linksOf(tree)
        .map(({node, target}) =>
          toItem(node, target.startsWith('#') ? `${route}${target}` : target),
        )
        .filter((link) => !isBroken(link)),
      image: picturesOf(tree).map(({node, src}) => toItem(node, withoutLocale(src))),
      component: findAll(tree, isCompared).map((node) => toItem(node, componentKey(node))),
    },
  };
}
