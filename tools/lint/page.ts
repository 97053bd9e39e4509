import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node as YamlNode} from 'yaml';
import type {Locale} from '../../src/settings/locales';
import {parseSource, type Parse} from '../../src/plugins/translations/normaliseSource';
import {collectBlocks, type Block} from './blocks';
import {lineOf, plainText, type Node} from './tree';

/** A file with text: a page, or a file of data/. */
export type TextSource = {
  readonly file: string;
  readonly language: Locale;
  readonly blocks: readonly Block[];
};

/** An entry of a page's front matter. Of a list, `value` has the entries after one another and `count` their number. */
export type FrontMatterEntry = {
  readonly value: string;
  readonly line: number;
  readonly count?: number;
  /** What YAML reads as more than a text in it, such as `a: b` in a list. */
  readonly odd?: string;
};

/** A parsed page of the site. */
export type Page = TextSource & {
  /** Site path without the language, such as `/obis/common/glossary`. */
  readonly route: string;
  /** The source of the page. */
  readonly text: string;
  readonly tree: Node;
  readonly frontMatter: Readonly<Record<string, FrontMatterEntry>>;
  /** The text of the `#` heading, or of the front matter's title where there is none. */
  readonly title: string;
};

function readFrontMatter(tree: Node): Record<string, FrontMatterEntry> {
  const node = tree.children?.find(({type}) => type === 'yaml');
  if (!node) return {};
  const counter = new LineCounter();
  const {contents} = parseDocument(node.value ?? '', {lineCounter: counter});
  if (!isMap(contents)) return {};
  const entries = contents.items.flatMap(({key, value}) => {
    if (!isScalar(key) || !key.range) return [];
    // The YAML starts on the line after `---`.
    const line = counter.linePos(key.range[0]).line + lineOf(node);
    const items = isSeq(value) ? value.items : [value];
    const {range} = (items.find((item) => !isScalar(item)) as YamlNode | undefined) ?? {};
    const entry = {
      value: items.map(String).join(', '),
      line,
      ...(isSeq(value) && {count: items.length}),
      ...(range && {odd: node.value?.slice(range[0], range[1]).trim()}),
    };
    return [[String(key.value), entry] as const];
  });
  return Object.fromEntries(entries);
}

/** Front matter that readers see in tabs, menus and search results. */
const SHOWN = ['title', 'description', 'sidebar_label', 'section_summary'];

/**
 * Reads one page.
 * @throws PageSyntaxError for invalid MDX
 */
export function readPage(
  file: string,
  route: string,
  language: Locale,
  text: string,
  parse: Parse = parseSource,
): Page {
  const tree = parse(text);
  const frontMatter = readFrontMatter(tree);
  const shown = SHOWN.flatMap((key): Block[] => {
    const entry = frontMatter[key];
    if (!entry) return [];
    const {value, line} = entry;
    return [{kind: 'attribute', line, sample: false, pieces: [{text: value, line, within: []}]}];
  });
  const heading = tree.children?.find(({type, depth}) => type === 'heading' && depth === 1);
  return {
    file,
    route,
    language,
    text,
    tree,
    frontMatter,
    title: heading ? plainText(heading).trim() : (frontMatter.title?.value ?? ''),
    blocks: [...shown, ...collectBlocks(tree)],
  };
}
