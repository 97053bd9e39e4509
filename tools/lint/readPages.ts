import {
  readFrontMatter,
  TRANSLATED_KEYS,
  type FrontMatter,
  type ParsedFrontMatter,
} from '../../src/content/frontMatter';
import {i18n, translatedLocales, type Locale} from '../../src/content/locales';
import {listPagePairs} from '../../src/content/pagePairs';
import {PageSyntaxError, parseMdx} from '../../src/content/parsePage';
import type {Node} from '../../src/content/syntaxTree';
import {collectBlocks, type Block} from './blocks';
import type {Problem} from './problem';

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
    typeof text === 'string' ? [{line, sample: false, inlineTexts: [{text, within: []}]}] : [],
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

/** The pages of the site, and a problem for each page that cannot be parsed. */
export type SitePages = {readonly pages: readonly Page[]; readonly problems: readonly Problem[]};

/** Read a page. If its MDX or front matter is invalid, return a problem instead. */
export function parseOrReport(
  file: string,
  route: string,
  language: Locale,
  text: string,
): {page?: Page; problems: Problem[]} {
  try {
    return {page: parseLintPage(file, route, language, text), problems: []};
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) throw error;
    return {problems: [{file, rule: 'syntax', ...error.problem}]};
  }
}

/** Read all pages. */
export function readPages(siteDir: string): SitePages {
  const read = translatedLocales.flatMap((locale, index) =>
    listPagePairs(siteDir, locale).flatMap(
      ({route, englishFile, english, translationFile, translation}) => [
        // The English pages are listed for each language, so read them only once.
        ...(english === undefined || index > 0
          ? []
          : [parseOrReport(englishFile, route, i18n.defaultLocale, english)]),
        ...(translation === undefined
          ? []
          : [parseOrReport(translationFile, route, locale, translation)]),
      ],
    ),
  );
  return {
    pages: read.flatMap(({page}) => page ?? []),
    problems: read.flatMap(({problems}) => problems),
  };
}
