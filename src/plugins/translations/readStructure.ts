import {SHARED_KEYS} from '../../content/frontMatter';
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

/** Attributes that identify what a component shows, as all without a value do; the others are translated text. */
const IDENTIFYING = ['id', 'ids', 'entity', 'fields', 'topic', 'area', 'tone', 'value'];

/** Components with translated text only, which may differ between the languages. */
const WORDS = ['UI', 'Kbd', 'Figure', 'img', 'br'];

/** Start number of an ordered list that continues after an image or a heading. */
const startOf = ({start}: Node): string => ((start ?? 1) === 1 ? '' : ` from ${start}`);

const part = (node: Node, key: string): StructureItem => ({key, line: lineOf(node)});

function codeKey({lang, value}: Node): string {
  const language = lang ?? '';
  const body = TRANSLATED_CODE.includes(language) ? '' : (value ?? '').replace(/\s+$/gm, '');
  return body ? `${language}: ${body}` : language;
}

/** The value of an attribute, boolean attributes and string expressions included; undefined where absent. */
function attributeValue(node: Node, name: string): string | undefined {
  const entry = node.attributes?.find((each) => each.name === name);
  if (!entry) return undefined;
  if (typeof entry.value === 'string') return entry.value;
  const source = entry.value?.value.trim() ?? 'true';
  return /^(["'`])([^"'`$]*)\1$/.exec(source)?.[2] ?? source;
}

function componentKey(node: Node): string {
  const ids = (node.attributes ?? [])
    .filter(({name, value}) => value === null || IDENTIFYING.includes(name))
    .map(({name}) => `${name}="${attributeValue(node, name)}"`);
  return `<${[node.name ?? '', ...ids.sort()].join(' ')}>`;
}

function pictures(tree: Node, locales: readonly string[]): StructureItem[] {
  return findAll(
    tree,
    ({type, name}) => type === 'image' || name === 'Figure' || name === 'img',
  ).flatMap((node) =>
    [node.url, ...['src', 'light', 'dark'].map((name) => attributeText(node, name))]
      .filter((source) => source !== undefined)
      .map((source) => part(node, canonicalImage(source, locales))),
  );
}

/** Links of any kind, with their target. */
export function linksOf(tree: Node): {readonly node: Node; readonly target: string}[] {
  return findAll(tree, (node) => ['link', 'definition'].includes(node.type) || isJsx(node)).flatMap(
    (node) => {
      const target = node.url ?? attributeValue(node, 'to') ?? attributeValue(node, 'href');
      return target === undefined ? [] : [{node, target}];
    },
  );
}

/** All headings below the title, whether or not they have an id. */
export function headingsOf(tree: Node): Node[] {
  return findAll(tree, ({type, depth}) => type === 'heading' && (depth ?? 0) > 1);
}

/**
 * Reads the structure that a page and its translation must share.
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
      image: pictures(tree, locales),
      component: findAll(tree, (node) => isJsx(node) && !WORDS.includes(node.name ?? '')).map(
        (node) => part(node, componentKey(node)),
      ),
    },
  };
}
