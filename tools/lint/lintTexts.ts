import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {listSidebarGroups, type SidebarItem} from '../../src/content/sidebars';
import type {Model} from '../../src/plugins/product-model/kinds';
import {loadModel} from '../../src/plugins/product-model/loadModel';
import {loadAutocorrect} from './autocorrect';
import {withoutExempted} from './exemptions';
import {sortProblems, type Problem} from './problem';
import type {TextFile} from './readPages';
import {readPages, type SitePages} from './readPages';
import {readDataAndMessages} from './readDataAndMessages';
import type {LintContext, PageRule, SidebarFile, SiteRule, TextRule} from './rule';
import {admonition} from './rules/admonition';
import {commandHost} from './rules/commandHost';
import {component} from './rules/component';
import {errorCode} from './rules/errorCode';
import {categorySummaries, frontMatter} from './rules/frontMatter';
import {heading} from './rules/heading';
import {irreversible} from './rules/irreversible';
import {label} from './rules/label';
import {number} from './rules/number';
import {pictureAlternatives, pictureMarkup, pictureFiles} from './rules/picture';
import {sidebarEntries} from './rules/sidebar';
import {spelling} from './rules/spelling';
import {style} from './rules/style';
import {syntax} from './rules/syntax';
import {table} from './rules/table';
import {factTargets, pageTargets, redirectTargets} from './rules/target';
import {avoidedWords, termNames} from './rules/term';
import {todo} from './rules/todo';
import {typography} from './rules/typography';
import {untranslated} from './rules/untranslated';
import {createSpellChecker} from './spellChecker';
import {collectVocabulary} from './vocabulary';

/** The rules that check one page with its syntax tree and front matter. */
const PAGE_RULES: readonly PageRule[] = [
  admonition,
  commandHost,
  component,
  frontMatter,
  heading,
  irreversible,
  label,
  pictureAlternatives,
  pictureMarkup,
  syntax,
  table,
  termNames,
  todo,
];

/** The rules that check the words of any text: pages, texts of data/ and messages of the interface. */
const TEXT_RULES: readonly TextRule[] = [
  avoidedWords,
  errorCode,
  number,
  spelling,
  style,
  typography,
  untranslated,
];

/** The rules that compare pages with each other or with other files. */
const SITE_RULES: readonly SiteRule[] = [
  factTargets,
  pageTargets,
  redirectTargets,
  pictureFiles,
  sidebarEntries,
  categorySummaries,
];

const runRules = <Input extends TextFile>(
  rules: readonly (Omit<TextRule, 'check'> & {
    readonly check: (file: Input, context: LintContext) => Omit<Problem, 'file' | 'rule'>[];
  })[],
  input: Input,
  context: LintContext,
): Problem[] =>
  rules
    .filter(({languages}) => languages?.includes(input.language) ?? true)
    .flatMap(({name, severity, check}) =>
      check(input, context).map((message) => ({
        ...message,
        file: input.file,
        rule: name,
        severity,
      })),
    );

/** The data that rules need, loaded once for all pages. */
export type Linter = LintContext & {readonly sidebar: SidebarFile};

async function readSidebar(siteDir: string): Promise<SidebarFile> {
  const file = path.join(siteDir, 'sidebars.ts');
  const {default: sidebars} = (await import(pathToFileURL(file).href)) as {
    default: Readonly<Record<string, readonly SidebarItem[]>>;
  };
  const groups = Object.values(sidebars).flatMap(listSidebarGroups);
  return {groups, text: fs.readFileSync(file, 'utf8')};
}

/**
 * Load the product model, the dictionaries and the sidebar, which the rules use.
 * @param sidebar the sidebar to use instead of `sidebars.ts`
 */
export async function loadLinter(
  siteDir: string,
  model: Model,
  sidebar?: SidebarFile,
): Promise<Linter> {
  const vocabulary = collectVocabulary(model);
  return {
    siteDir,
    model,
    vocabulary,
    sidebar: sidebar ?? (await readSidebar(siteDir)),
    spellChecker: await createSpellChecker(siteDir, vocabulary.words),
    autocorrect: await loadAutocorrect(siteDir),
  };
}

/**
 * Run all rules on pages and other texts that have been read already, and sort the problems.
 * @param texts the texts of data/ and the messages of the interface
 */
export function lintFiles(
  linter: Linter,
  {pages, problems: unreadable}: SitePages,
  texts: readonly TextFile[] = [],
): Problem[] {
  const site = {...linter, pages, isIncomplete: unreadable.length > 0};
  const problems = [
    ...pages.flatMap((page) => runRules(PAGE_RULES, page, linter)),
    ...[...pages, ...texts].flatMap((file) => runRules(TEXT_RULES, file, linter)),
    ...SITE_RULES.flatMap((rule) => rule(site)),
  ];
  return sortProblems([...unreadable, ...withoutExempted(problems, [...pages, ...texts])]);
}

/** Lint the pages of the site, the texts of data/ and the Chinese messages of the interface. */
export async function lintTexts(siteDir: string): Promise<Problem[]> {
  const linter = await loadLinter(siteDir, loadModel(siteDir));
  return lintFiles(linter, readPages(siteDir), readDataAndMessages(siteDir));
}
