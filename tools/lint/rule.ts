import type {Model} from '../../src/plugins/product-model/loadModel';
import type {Locale} from '../../src/settings/locales';
import type {Autocorrect} from './autocorrect';
import {maskedText, type Block, type Within} from './blocks';
import type {Finding, Remark} from './finding';
import type {Page, TextSource} from './page';
import type {Shape} from './shape';
import type {SidebarFile} from './rules/sidebar';
import type {Speller} from './speller';
import {lineOf, type Node} from './tree';
import type {Vocabulary} from './vocabulary';

/** What a rule can use besides the text. */
export type Context = {
  readonly siteDir: string;
  readonly model: Model;
  readonly vocabulary: Vocabulary;
  readonly speller: Speller;
  readonly autocorrect: Autocorrect;
  /** Names that keep their capital, and that Chinese texts leave in English. */
  readonly names: readonly string[];
  /** The shape of the page at a route. The English page decides, so that Chinese titles need no list of verbs. */
  readonly shapeOf: (route: string) => Shape;
  /** The routes of the pages in a sidebar. */
  readonly listed: ReadonlySet<string>;
};

type RuleOf<Source> = {
  readonly name: string;
  /** All languages by default. */
  readonly languages?: readonly Locale[];
  readonly check: (source: Source, context: Context) => Remark[];
};

/** A rule for any text, in pages and in data/. */
export type TextRule = RuleOf<TextSource>;

/** A rule for a whole page. */
export type PageRule = RuleOf<Page>;

/** What a rule for the whole site sees. */
export type Site = {
  readonly siteDir: string;
  readonly model: Model;
  readonly sidebar: SidebarFile;
  readonly pages: readonly Page[];
  /** Whether a page has a mistake of syntax, so that it is not among the pages. */
  readonly isIncomplete: boolean;
};

/** A rule for what depends on several pages. */
export type SiteRule = (site: Site) => Finding[];

/** Makes a remark at the first line of a node. */
export const remark = (node: Node, message: string, fix: string): Remark => ({
  line: lineOf(node),
  message,
  fix,
});

/** Lists the numbers of the lines that a node takes. */
export const linesOf = (node: Node): number[] => {
  const first = lineOf(node);
  const count = (node.position?.end.line ?? first) - first + 1;
  return Array.from({length: count}, (_, index) => first + index);
};

/** A remark at an offset of a text. */
export type Hit = Pick<Remark, 'message' | 'fix'> & {readonly at: number};

/**
 * Makes a rule that reads each block of prose as one string; samples and quotations are left out.
 * @param masked inline contexts whose text the rule does not see
 */
export const proseRule = (
  name: string,
  languages: readonly Locale[],
  masked: readonly Within[],
  find: (text: string, context: Context, source: TextSource, block: Block) => Hit[],
): TextRule => ({
  name,
  languages,
  check: (source, context) =>
    source.blocks
      .filter(({sample}) => !sample)
      .flatMap((block) => {
        const {text, lineAt} = maskedText(block, masked);
        return find(text, context, source, block).map(({at, message, fix}) => ({
          line: lineAt(at),
          message,
          fix,
        }));
      }),
});
