import path from 'node:path';
import type {Model} from '../../src/plugins/product-model/loadModel';
import {checkRedirects} from '../../src/plugins/redirects/checkRedirects';
import {applyAllowances} from './allowances';
import {loadAutocorrect} from './autocorrect';
import type {Finding, Remark} from './finding';
import type {Page, TextSource} from './page';
import {readData} from './readData';
import {readMessages} from './readMessages';
import {readSite} from './readSite';
import type {Context, PageRule, TextRule} from './rule';
import {abbreviations} from './rules/abbreviations';
import {chineseWords} from './rules/chineseWords';
import {sameDescriptions} from './rules/descriptions';
import {leftoverEnglish} from './rules/english';
import {emphasis} from './rules/emphasis';
import {glossaryPages} from './rules/glossaryPages';
import {headingCase} from './rules/headings';
import {uiLabels} from './rules/labels';
import {ownedNumbers} from './rules/numbers';
import {pageFacts} from './rules/pageFacts';
import {pageShape} from './rules/pageShape';
import {remarkLint} from './rules/remarkLint';
import {simplified} from './rules/simplified';
import {spelling} from './rules/spelling';
import * as structure from './rules/structure';
import {termText} from './rules/termText';
import {todo} from './rules/todo';
import {typography} from './rules/typography';
import {avoidedWords, exclamation, forbiddenWords} from './rules/words';
import {shapeOf} from './shape';
import {createSpeller, readWordList} from './speller';
import {vocabularyOf} from './vocabulary';

const PAGE_RULES: readonly PageRule[] = [
  remarkLint,
  ...Object.values(structure),
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

async function createContext(
  siteDir: string,
  model: Model,
  pages: readonly Page[],
): Promise<Context> {
  const vocabulary = vocabularyOf(model);
  const english = new Map(
    pages.filter(({language}) => language === 'en').map((page) => [page.route, page]),
  );
  return {
    vocabulary,
    speller: await createSpeller(siteDir, vocabulary.words),
    shapeOf(route) {
      const page = english.get(route);
      return page ? shapeOf(page) : 'outside';
    },
  };
}

/** Lints all pages, the texts of data/ and the Chinese interface texts; tools/lint/README.md describes the rules. */
export async function lintTexts(siteDir: string, model: Model): Promise<Finding[]> {
  const {pages, findings} = readSite(siteDir);
  const context = await createContext(siteDir, model, pages);
  const forText = await textRules(siteDir);
  return [
    ...findings,
    ...pages.flatMap((page) =>
      applyAllowances(page, [...run(PAGE_RULES, page, context), ...run(forText, page, context)]),
    ),
    ...[...readData(siteDir), ...readMessages(siteDir)].flatMap((source) =>
      run(forText, source, context),
    ),
    ...sameDescriptions(pages),
    ...glossaryPages(siteDir, model, pages),
    ...checkRedirects(siteDir),
  ];
}
