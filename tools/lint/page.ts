import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Locale} from '../../src/content/locales';
import {parseMdx, type Parse} from '../../src/content/parsePage';
import {collectBlocks, type Block} from './blocks';
import {readExemptions, type Exemption} from './exemptions';
import {lineOf, type Node} from './tree';

/** A file with text: a page, a file of data/, or the messages of the interface. */
export type TextSource = {
  readonly file: string;
  readonly language: Locale;
  readonly blocks: readonly Block[];
  readonly exemptions: readonly Exemption[];
};

/** The front matter of a page: the values as the build reads them, and the line of each entry. */
export type FrontMatter = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly lines: Readonly<Record<string, number>>;
};

/** A parsed page of the site. */
export type Page = TextSource & {
  /** Site path without the language, such as `/obis/common/glossary`. */
  readonly route: string;
  /** The source of the page. */
  readonly text: string;
  readonly tree: Node;
  readonly frontMatter: FrontMatter;
};

function readFrontMatter(tree: Node): FrontMatter {
  const node = tree.children?.find(({type}) => type === 'yaml');
  const lineCounter = new LineCounter();
  // As in Docusaurus, a date without quotation marks becomes a Date.
  const document = parseDocument(node?.value ?? '', {lineCounter, customTags: ['timestamp']});
  if (!node || !isMap(document.contents)) return {values: {}, lines: {}};
  const lines = document.contents.items.flatMap(({key}) =>
    isScalar(key) && key.range
      ? // The YAML starts on the line after `---`.
        [[String(key.value), lineCounter.linePos(key.range[0]).line + lineOf(node)]]
      : [],
  );
  return {
    values: document.toJS() as FrontMatter['values'],
    lines: Object.fromEntries(lines) as FrontMatter['lines'],
  };
}

/** Front matter that readers see in tabs, menus and search results. */
const SHOWN = ['title', 'description', 'sidebar_label', 'pagination_label', 'section_summary'];

function shownFrontMatter({values, lines}: FrontMatter): Block[] {
  return SHOWN.flatMap((key): Block[] => {
    const text = values[key];
    const line = lines[key] ?? 1;
    if (typeof text !== 'string') return [];
    return [{line, sample: false, pieces: [{text, line, within: []}]}];
  });
}

/**
 * Read a page.
 * @throws PageSyntaxError for invalid MDX
 */
export function readPage(
  file: string,
  route: string,
  language: Locale,
  text: string,
  parse: Parse = parseMdx,
): Page {
  const tree = parse(text);
  const frontMatter = readFrontMatter(tree);
  return {
    file,
    route,
    language,
    text,
    tree,
    frontMatter,
    blocks: [...shownFrontMatter(frontMatter), ...collectBlocks(tree)],
    exemptions: readExemptions(file, text),
  };
}
