import type {Model} from '../../src/plugins/product-model/kinds';
import {LOCALES, type Locale} from '../../src/content/locales';
import type {SidebarGroup} from '../../src/content/sidebars';
import type {Autocorrect} from './autocorrect';
import {maskedText, type InlineContext} from './blocks';
import type {Problem, RuleProblem} from './problem';
import type {Page, TextFile} from './readPages';
import type {SpellChecker} from './spellChecker';
import {findAll, lineOf, type Node} from '../../src/content/syntaxTree';
import type {Vocabulary} from './vocabulary';

/** What a rule can use besides the file that it checks. */
export type LintContext = {
  readonly siteDir: string;
  readonly model: Model;
  readonly vocabulary: Vocabulary;
  readonly spellChecker: SpellChecker;
  readonly autocorrect: Autocorrect;
};

type RuleFor<Input> = {
  readonly name: string;
  /** All languages by default. */
  readonly languages?: readonly Locale[];
  readonly severity?: Problem['severity'];
  readonly check: (file: Input, context: LintContext) => RuleProblem[];
};

/** A rule for any text: pages, data/ and messages. */
export type TextRule = RuleFor<TextFile>;

/** A rule for a page. */
export type PageRule = RuleFor<Page>;

/** The groups of pages in all sidebars of `sidebars.ts`, and the text of the file for line numbers. */
export type SidebarFile = {readonly groups: readonly SidebarGroup[]; readonly text: string};

/** The pages of the whole site. */
export type LintSite = {
  readonly siteDir: string;
  readonly model: Model;
  readonly sidebar: SidebarFile;
  readonly pages: readonly Page[];
  /** Whether pages are missing from the list because they cannot be parsed. */
  readonly isIncomplete: boolean;
};

/** A rule for what depends on several pages. */
export type SiteRule = (site: LintSite) => Problem[];

/** Return a problem at the first line of a node. */
export const problemAt = (node: Node, message: string, fix: string): RuleProblem => ({
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
    context: LintContext,
  ) => readonly [message: string, fix: string] | undefined,
): PageRule => ({
  name,
  check: (page, context) =>
    findAll(page.tree, () => true).flatMap((node) => {
      const problem = find(node, page, context);
      return problem ? [problemAt(node, ...problem)] : [];
    }),
});

/** A problem in a text. It is reported at the line where the text begins. A paragraph stands on one line. */
export type ProseProblem = Pick<RuleProblem, 'message' | 'fix'>;

type ProseOptions = Pick<TextRule, 'languages' | 'severity'> & {
  /** Inline contexts whose text the rule does not see. */
  readonly ignore?: readonly InlineContext[];
};

/** Make a rule that reads each paragraph, heading or cell as one string. It does not read samples and quotations. */
export const proseRule = (
  name: string,
  {ignore = [], languages = LOCALES, severity}: ProseOptions,
  find: (text: string, context: LintContext, file: TextFile) => ProseProblem[],
): TextRule => ({
  name,
  languages,
  severity,
  check: (file, context) =>
    file.blocks
      .filter(({sample}) => !sample)
      .flatMap((block) =>
        find(maskedText(block, ignore), context, file).map((found) => ({
          ...found,
          line: block.line,
        })),
      ),
});
