import type {Model} from '../../src/plugins/product-model/loadModel';
import {LOCALES, type Locale} from '../../src/content/locales';
import type {Autocorrect} from './autocorrect';
import {maskedText, type InlineContext} from './blocks';
import type {Finding, LintMessage} from './finding';
import type {Page, TextSource} from './page';
import type {Speller} from './speller';
import {findAll, lineOf, type Node} from '../../src/content/syntaxTree';
import type {Vocabulary} from './vocabulary';

/** What a rule can use besides the text. */
export type Context = {
  readonly siteDir: string;
  readonly model: Model;
  readonly vocabulary: Vocabulary;
  readonly speller: Speller;
  readonly autocorrect: Autocorrect;
};

type RuleOf<Source> = {
  readonly name: string;
  /** All languages by default. */
  readonly languages?: readonly Locale[];
  readonly severity?: Finding['severity'];
  readonly check: (source: Source, context: Context) => LintMessage[];
};

/** A rule for any text: pages, data/ and messages. */
export type TextRule = RuleOf<TextSource>;

/** A rule for a page. */
export type PageRule = RuleOf<Page>;

/** The content of `sidebars.ts`, and its source for line numbers. */
export type SidebarFile = {readonly content: unknown; readonly text: string};

/** The pages of the whole site. */
export type Site = {
  readonly siteDir: string;
  readonly model: Model;
  readonly sidebar: SidebarFile;
  readonly pages: readonly Page[];
  /** Whether pages are missing from the list because they cannot be parsed. */
  readonly isIncomplete: boolean;
};

/** A rule for what depends on several pages. */
export type SiteRule = (site: Site) => Finding[];

/** Make a message for the first line of a node. */
export const report = (node: Node, message: string, fix: string): LintMessage => ({
  line: lineOf(node),
  message,
  fix,
});

/** Make a rule that looks at each node of a page. `find` returns what is wrong with a node and how to fix it. */
export const nodeRule = (
  name: string,
  find: (
    node: Node,
    page: Page,
    context: Context,
  ) => readonly [message: string, fix: string] | undefined,
): PageRule => ({
  name,
  check: (page, context) =>
    findAll(page.tree, () => true).flatMap((node) => {
      const problem = find(node, page, context);
      return problem ? [report(node, ...problem)] : [];
    }),
});

/** A message about the text at an offset. */
export type Hit = Pick<LintMessage, 'message' | 'fix'> & {readonly at: number};

type ProseOptions = Pick<TextRule, 'languages' | 'severity'> & {
  /** Inline contexts whose text the rule does not see. */
  readonly ignore?: readonly InlineContext[];
};

/** Make a rule that reads each paragraph, heading or cell as one string. It does not read samples and quotations. */
export const proseRule = (
  name: string,
  {ignore = [], languages = LOCALES, severity}: ProseOptions,
  find: (text: string, context: Context, source: TextSource) => Hit[],
): TextRule => ({
  name,
  languages,
  severity,
  check: (source, context) =>
    source.blocks
      .filter(({sample}) => !sample)
      .flatMap((block) => {
        const {text, lineAt} = maskedText(block, ignore);
        return find(text, context, source).map(({at, message, fix}) => ({
          line: lineAt(at),
          message,
          fix,
        }));
      }),
});
