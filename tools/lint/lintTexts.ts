import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {loadModel, type Model} from '../../src/plugins/product-model/loadModel';
import {sidebarIds} from '../../src/settings/sidebarIds';
import {loadAutocorrect} from './autocorrect';
import {CAUSES, sortFindings, type Finding} from './finding';
import type {Page, TextSource} from './page';
import {readSite, type SitePages} from './readSite';
import {readTexts} from './readTexts';
import type {Context, PageRule, SiteRule, TextRule} from './rule';
import {abbreviations} from './rules/abbreviations';
import {leftoverEnglish} from './rules/english';
import {glossaryPages} from './rules/glossaryPages';
import {headingCase} from './rules/headings';
import {lists} from './rules/lists';
import {errorCodes, unknownNames} from './rules/modelIds';
import {notices} from './rules/notices';
import {ownedNumbers} from './rules/numbers';
import {pageShape} from './rules/pageShape';
import {sidebarFindings, type SidebarFile} from './rules/sidebar';
import {simplified} from './rules/simplified';
import {spelling} from './rules/spelling';
import * as head from './rules/head';
import * as structure from './rules/structure';
import * as targets from './rules/targets';
import {typography} from './rules/typography';
import {avoidedWords, patternRules} from './rules/words';
import {shapeOf} from './shape';
import {createSpeller, readWordList} from './speller';
import {vocabularyOf} from './vocabulary';

const PAGE_RULES: readonly PageRule[] = [
  ...Object.values(head),
  ...Object.values(structure),
  abbreviations,
  lists,
  notices,
  pageShape,
  unknownNames,
];

const TEXT_RULES: readonly TextRule[] = [
  ...patternRules,
  avoidedWords,
  errorCodes,
  headingCase,
  leftoverEnglish,
  ownedNumbers,
  simplified,
  spelling,
  typography,
];

const SITE_RULES: readonly SiteRule[] = [...Object.values(targets), glossaryPages, sidebarFindings];

const run = <Source extends TextSource>(
  rules: readonly (Pick<TextRule, 'name' | 'languages'> & {
    readonly check: (source: Source, context: Context) => readonly Omit<Finding, 'file' | 'rule'>[];
  })[],
  source: Source,
  context: Context,
): Finding[] =>
  rules
    .filter(({languages}) => languages?.includes(source.language) ?? true)
    .flatMap(({name, check}) =>
      check(source, context).map((remark) => ({...remark, file: source.file, rule: name})),
    );

/** What is loaded once for any number of pages. */
export type Linter = Omit<Context, 'shapeOf' | 'listed'> & {readonly sidebar: SidebarFile};

async function readSidebar(siteDir: string): Promise<SidebarFile> {
  const file = path.join(siteDir, 'sidebars.ts');
  const {default: content} = (await import(pathToFileURL(file).href)) as {default: unknown};
  return {content, text: fs.readFileSync(file, 'utf8')};
}

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
    vocabulary,
    sidebar: sidebar ?? (await readSidebar(siteDir)),
    speller: await createSpeller(siteDir, vocabulary.words),
    autocorrect: await loadAutocorrect(siteDir),
    names: readWordList(path.join(siteDir, 'tools/lint/words/names.txt')),
  };
}

function contextOf({sidebar, ...linter}: Linter, pages: readonly Page[]): Context {
  const english = new Map(
    pages.filter(({language}) => language === 'en').map((page) => [page.route, page]),
  );
  return {
    ...linter,
    shapeOf(route) {
      const page = english.get(route);
      return page ? shapeOf(page) : 'outside';
    },
    listed: new Set(sidebarIds(sidebar.content).map((id) => `/${id}`)),
  };
}

/** Rules for the parts of a page, some of which an open notice takes in. */
const OF_PARTS = ['shape', 'component', 'page-head', 'list'];

/** Which pages the rules for one page read, by route; those for the whole site always read all. */
export type IsChanged = (route: string) => boolean;

/** Lints pages as the pages of a whole site. */
export function lintPages(
  linter: Linter,
  {pages, findings}: SitePages,
  isChanged: IsChanged = () => true,
): Finding[] {
  const context = contextOf(linter, pages);
  const site = {...linter, pages, isIncomplete: findings.length > 0};
  // What follows from a name that is no address would ask for that name elsewhere.
  const misnamed = pages.filter((page) => head.fileName.check(page, context).length > 0);
  return [
    ...findings,
    ...pages
      .filter(({route}) => isChanged(route))
      .flatMap((page) => {
        const own = [...run(PAGE_RULES, page, context), ...run(TEXT_RULES, page, context)];
        // The rest of a draft follows from what is left to write in it, and the parts of a page from an open notice.
        const has = (wanted: string) => own.some(({rule}) => rule === wanted);
        if (has('todo'))
          return own.filter(({rule}) => [...CAUSES, 'component', 'todo'].includes(rule));
        // Steps that are none read as one paragraph with odd spaces.
        const isRunOn = own.some(({message}) => /full-width mark starts no step/.test(message));
        const following = isRunOn ? ['typography', 'shape', 'component'] : OF_PARTS;
        return own.filter(
          ({rule}) =>
            !((has('notice') || isRunOn) && following.includes(rule)) &&
            // A misspelt entry is not a lacking one as well.
            !own.some(({fix}) => fix === `Did you mean ${rule}?`),
        );
      }),
    ...SITE_RULES.flatMap((rule) => rule(site)).filter(
      ({fix}) => !misnamed.some(({route}) => fix.includes(route.slice(1))),
    ),
  ];
}

/**
 * Lints the pages, and without `isChanged` the texts of data/ and the Chinese interface texts too. tools/lint/README.md describes
 * the rules.
 */
export async function lintTexts(siteDir: string, isChanged?: IsChanged): Promise<Finding[]> {
  const linter = await loadLinter(siteDir, loadModel(siteDir));
  const context = contextOf(linter, []);
  const texts = isChanged ? [] : readTexts(siteDir);
  return sortFindings([
    ...lintPages(linter, readSite(siteDir), isChanged),
    ...texts.flatMap((source) => run(TEXT_RULES, source, context)),
  ]);
}
