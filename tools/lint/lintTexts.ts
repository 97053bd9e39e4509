import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Model} from '../../src/plugins/product-model/loadModel';
import {checkRedirects} from '../../src/plugins/redirects/checkRedirects';
import {applyAllowances} from './allowances';
import {loadAutocorrect} from './autocorrect';
import type {Finding, Remark} from './finding';
import type {Page, TextSource} from './page';
import {readData} from './readData';
import {readMessages} from './readMessages';
import {readSite, type SitePages} from './readSite';
import type {Context, PageRule, TextRule} from './rule';
import {abbreviations} from './rules/abbreviations';
import {chineseWords} from './rules/chineseWords';
import {sameDescriptions} from './rules/descriptions';
import {leftoverEnglish} from './rules/english';
import {diagrams} from './rules/diagrams';
import {emphasis} from './rules/emphasis';
import {glossaryPages} from './rules/glossaryPages';
import {headingCase} from './rules/headings';
import {uiLabels} from './rules/labels';
import {lists} from './rules/lists';
import {unknownNames} from './rules/modelIds';
import {notices} from './rules/notices';
import {ownedNumbers} from './rules/numbers';
import {pageFacts} from './rules/pageFacts';
import {pageShape} from './rules/pageShape';
import {remarkLint} from './rules/remarkLint';
import {sidebarFindings, sidebarIds, type SidebarFile} from './rules/sidebar';
import {simplified} from './rules/simplified';
import {spelling} from './rules/spelling';
import * as structure from './rules/structure';
import {brokenTargets} from './rules/targets';
import {termText} from './rules/termText';
import {todo} from './rules/todo';
import {typography} from './rules/typography';
import {avoidedWords, exclamation, forbiddenWords} from './rules/words';
import {shapeOf} from './shape';
import {createSpeller, readWordList, type Speller} from './speller';
import {vocabularyOf, type Vocabulary} from './vocabulary';

const PAGE_RULES: readonly PageRule[] = [
  remarkLint,
  ...Object.values(structure),
  notices,
  lists,
  diagrams,
  pageFacts,
  pageShape,
  uiLabels,
  abbreviations,
  termText,
  todo,
  emphasis,
];

async function textRules(siteDir: string): Promise<TextRule[]> {
  const names = readWordList(path.join(siteDir, 'tools/lint/words/names.txt'));
  return [
    spelling,
    forbiddenWords,
    chineseWords,
    exclamation,
    avoidedWords,
    ownedNumbers,
    headingCase(new Set(names)),
    typography(await loadAutocorrect(siteDir)),
    leftoverEnglish(names),
    simplified,
  ];
}

function run<S extends TextSource>(
  rules: readonly {
    readonly name: string;
    readonly languages: readonly string[];
    readonly check: (source: S, context: Context) => Remark[];
  }[],
  source: S,
  context: Context,
): Finding[] {
  return rules
    .filter(({languages}) => languages.includes(source.language))
    .flatMap(({name, check}) =>
      check(source, context).map((remark) => ({...remark, file: source.file, rule: name})),
    );
}

async function readSidebar(siteDir: string): Promise<SidebarFile> {
  const file = path.join(siteDir, 'sidebars.ts');
  const {default: content} = (await import(pathToFileURL(file).href)) as {default: unknown};
  return {content, text: fs.readFileSync(file, 'utf8')};
}

/** What is loaded once for any number of pages. */
export type Linter = {
  readonly siteDir: string;
  readonly model: Model;
  readonly sidebar: SidebarFile;
  readonly textRules: readonly TextRule[];
  readonly speller: Speller;
  readonly vocabulary: Vocabulary;
};

/**
 * Loads the words and the dictionaries of a site.
 * @param sidebar that of `sidebars.ts` by default
 */
export async function loadLinter(
  siteDir: string,
  model: Model,
  sidebar?: SidebarFile,
): Promise<Linter> {
  const vocabulary = vocabularyOf(model);
  return {
    siteDir,
    model,
    sidebar: sidebar ?? (await readSidebar(siteDir)),
    textRules: await textRules(siteDir),
    speller: await createSpeller(siteDir, vocabulary.words),
    vocabulary,
  };
}

function contextOf({speller, vocabulary, sidebar}: Linter, pages: readonly Page[]): Context {
  const english = new Map(
    pages.filter(({language}) => language === 'en').map((page) => [page.route, page]),
  );
  return {
    vocabulary,
    speller,
    shapeOf(route) {
      const page = english.get(route);
      return page ? shapeOf(page) : 'outside';
    },
    listed: new Set(sidebarIds(sidebar.content).map((id) => `/${id}`)),
  };
}

/** Lints pages as the pages of a whole site. */
export function lintPages(linter: Linter, {pages, findings}: SitePages): Finding[] {
  const {siteDir, model, sidebar} = linter;
  const context = contextOf(linter, pages);
  const names = unknownNames(siteDir, model, pages);
  return [
    ...findings,
    ...pages.flatMap((page) =>
      applyAllowances(page, [
        ...run(PAGE_RULES, page, context),
        ...run(linter.textRules, page, context),
      ]),
    ),
    ...sameDescriptions(pages),
    ...names,
    ...brokenTargets(siteDir, model, pages),
    // A page that cannot be read would look like one that is not there.
    ...(findings.length > 0 ? [] : sidebarFindings(sidebar, pages)),
    // What a page shows is known only where all its ids are.
    ...(names.length > 0 ? [] : glossaryPages(siteDir, model, pages)),
  ];
}

/** Lints all pages, the texts of data/ and the Chinese interface texts; tools/lint/README.md describes the rules. */
export async function lintTexts(siteDir: string, model: Model): Promise<Finding[]> {
  const linter = await loadLinter(siteDir, model);
  const context = contextOf(linter, []);
  return [
    ...lintPages(linter, readSite(siteDir)),
    ...[...readData(siteDir), ...readMessages(siteDir)].flatMap((source) =>
      run(linter.textRules, source, context),
    ),
    ...checkRedirects(siteDir),
  ];
}
