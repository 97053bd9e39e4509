import {
  readFrontMatter,
  TRANSLATED_KEYS,
  type FrontMatter,
  type ParsedFrontMatter,
} from '../../src/content/frontMatter';
import type {Locale} from '../../src/content/locales';
import {parseMdx} from '../../src/content/parsePage';
import {collectBlocks, type Block} from './blocks';
import type {Node} from '../../src/content/syntaxTree';

/** A file with text: a page, a file of data/, or the messages of the interface. */
export type TextFile = {
  readonly file: string;
  readonly text: string;
  readonly language: Locale;
  readonly blocks: readonly Block[];
};

/** A parsed page of the site. */
export type Page = TextFile & {
  /** Route of the page, such as `/obis/common/glossary`. */
  readonly route: string;
  readonly tree: Node;
  readonly frontMatter: ParsedFrontMatter;
};

/** List the texts of valid front matter that readers see. */
function shownFrontMatter({values, lineOfKey, problems}: ParsedFrontMatter): Block[] {
  if (problems.length > 0) return [];
  const {tasks = []}: FrontMatter = values;
  const texts = [
    ...TRANSLATED_KEYS.map((key) => ({text: values[key], line: lineOfKey(key)})),
    ...tasks.map(({task}, index) => ({text: task, line: lineOfKey('tasks', index)})),
  ];
  return texts.flatMap(({text, line}) =>
    typeof text === 'string'
      ? [{line, sample: false, inlineTexts: [{text, line, within: []}]}]
      : [],
  );
}

/**
 * Parse a page for the rules.
 * @throws PageSyntaxError for invalid MDX or YAML
 */
export function parseLintPage(file: string, route: string, language: Locale, text: string): Page {
  const frontMatter = readFrontMatter(text);
  const tree = parseMdx(text);
  return {
    file,
    route,
    language,
    text,
    tree,
    frontMatter,
    blocks: [...shownFrontMatter(frontMatter), ...collectBlocks(tree)],
  };
}
