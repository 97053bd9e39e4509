import type {Node} from '../../content/syntaxTree';
import {compareLabels, compareValues} from './compareValues';
import {compareStructure} from './compareStructure';
import {readFrontMatter} from '../../content/frontMatter';
import {PageSyntaxError, parseMdx} from '../../content/parsePage';
import {readStructure} from './readStructure';
import {isStale, readTranslationRecord} from './translationRecord';
import type {PagePair} from '../../content/pagePairs';
import type {TranslationContext, TranslationProblem} from './types';

/** Return the command that records a page as translated. */
const recordCommand = (route: string): string => `npm run i18n -- record ${route}`;

/** Create a problem. It is an error by default. */
const toProblem = (
  rule: TranslationProblem['rule'],
  line: number,
  message: string,
  fix: string,
  severity: TranslationProblem['severity'] = 'error',
): TranslationProblem => ({rule, line, message, fix, severity});

/** Parse a page, or return the problem that prevents it. `where` names the page in messages. */
function read(text: string, where: string): Node | TranslationProblem {
  try {
    readFrontMatter(text);
    return parseMdx(text);
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) throw error;
    const {line, message, fix} = error.problem;
    return toProblem('syntax', line, `${where} cannot be read: ${message}`, fix);
  }
}

/** Compare the tree of a translation with that of its English page. */
function compare(
  {route, english = '', translation = ''}: PagePair,
  englishTree: Node,
  tree: Node,
  site: TranslationContext,
): TranslationProblem[] {
  const {record, line} = readTranslationRecord(translation);
  const differences = [
    ...compareStructure(
      readStructure(englishTree, route, site),
      readStructure(tree, route, site),
      translation.split('\n').length,
    ),
    ...compareValues(englishTree, tree),
    ...compareLabels(englishTree, tree, site.englishLabels),
  ];
  const structure = (severity: TranslationProblem['severity']) =>
    differences.map((difference) =>
      toProblem('structure', difference.line, difference.message, difference.fix, severity),
    );
  if (!record) {
    const message = 'the translation has no valid record';
    const fix = `compare it with the source, then run ${recordCommand(route)}`;
    const problem = toProblem('record', line, message, fix);
    return [problem, ...structure('warning')];
  }
  if (isStale(record, english)) {
    const message = 'the English page has changed since this translation was recorded';
    const fix = `see npm run i18n -- diff ${route}, change the text, then run ${recordCommand(route)}`;
    const problem = toProblem('stale', line, message, fix, 'warning');
    return [problem, ...structure('warning')];
  }
  return structure('error');
}

/**
 * Find the problems of a translation. The result depends only on the texts. Dates or commits would make a page look fresh after any edit.
 * @throws Error if neither file exists
 */
export function findTranslationProblems(
  pair: PagePair,
  site: TranslationContext = {},
): TranslationProblem[] {
  const {english, translation, route} = pair;
  if (english === undefined) {
    if (translation === undefined) throw new Error(`${route} exists in no language`);
    const fix = `rename it like its source, remove it, or add ${pair.englishFile}`;
    const message = `the translation has no source (${pair.englishFile} does not exist)`;
    return [toProblem('orphan', 1, message, fix)];
  }
  if (translation === undefined) {
    const fix = `write ${pair.translationFile}, then run ${recordCommand(route)}`;
    const message = 'the page is not translated: readers get the source';
    return [toProblem('missing', 1, message, fix, 'warning')];
  }
  const englishPage = read(english, `the source ${pair.englishFile}`);
  const translatedPage = read(translation, 'the translation');
  if ('rule' in englishPage) return [englishPage];
  if ('rule' in translatedPage) return [translatedPage];
  return compare(pair, englishPage, translatedPage, site);
}

/** A page in both languages, with what a writer has to fix. */
export type ComparedPage = PagePair & {readonly problems: readonly TranslationProblem[]};

/** Compare the translation of each page with its English page. */
export const comparePages = (
  pairs: readonly PagePair[],
  site: TranslationContext = {},
): ComparedPage[] =>
  pairs.map((pair) => ({...pair, problems: findTranslationProblems(pair, site)}));

/** A problem with the file in which it is reported. */
type LocatedProblem = TranslationProblem & {readonly file: string};

/** List the problems of the given pages. A problem is reported in the translation or, if there is none, in the English page. */
export const listTranslationProblems = (pages: readonly ComparedPage[]): LocatedProblem[] =>
  pages.flatMap(({problems, translation, englishFile, translationFile}) =>
    problems.map((problem) => ({
      file: translation === undefined ? englishFile : translationFile,
      ...problem,
    })),
  );

/** Format a problem as one line. */
export const formatTranslationProblem = (problem: LocatedProblem): string =>
  `${problem.file}:${problem.line} ${problem.rule}: ${problem.message}. Fix: ${problem.fix}.`;
