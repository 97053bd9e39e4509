import type {Node} from '../../content/tree';
import {compareLabels, compareValues} from './compareValues';
import {compareStructure} from './compareStructure';
import {readFrontMatter} from '../../content/frontMatter';
import type {SyntaxMistake} from '../../content/explainSyntax';
import {hashTree} from './hashSource';
import {PageSyntaxError, parseMdx} from '../../content/parsePage';
import {readStructure} from './readStructure';
import {readRecord} from './translationRecord';
import type {PagePair} from '../../content/pagePairs';
import type {Detection, Site, TranslationProblem, TranslationState} from './types';

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

/** A parsed page, or the problem that prevented parsing. */
type Reading = {readonly tree: Node; readonly hash: string} | TranslationProblem;

/** Parse a page. `where` names the page in messages. */
function read(text: string, where: string, route: string): Reading {
  const toSyntax = ({line, message, fix}: Omit<SyntaxMistake, 'column'>) =>
    toProblem('syntax', line, `${where} cannot be read: ${message}`, fix);
  try {
    readFrontMatter(text);
    const tree = parseMdx(text);
    return {tree, hash: hashTree(tree, route)};
  } catch (error) {
    if (error instanceof PageSyntaxError) return toSyntax(error.mistake);
    return toSyntax({line: 1, message: String(error).split('\n')[0] ?? '', fix: 'correct it'});
  }
}

type Readable = Exclude<Reading, TranslationProblem>;

/** Compare a parsed translation with its parsed source. */
function compare(
  {route, translation = ''}: PagePair,
  source: Readable,
  {tree}: Readable,
  site: Site,
): Detection {
  const reading = readRecord(translation, site.defaultLocale);
  const differences = [
    ...compareStructure(
      readStructure(source.tree, route, site),
      readStructure(tree, route, site),
      translation.split('\n').length,
    ),
    ...compareValues(source.tree, tree),
    ...compareLabels(source.tree, tree, site.englishLabels),
  ];
  const structure = (severity: TranslationProblem['severity']) =>
    differences.map(({line, message, fix}) => toProblem('structure', line, message, fix, severity));
  if (reading.kind !== 'record') {
    const message =
      reading.kind === 'none' ? 'the translation has no record' : `bad record: ${reading.message}`;
    const fix = `compare it with the source, then run ${recordCommand(route)}`;
    const problem = toProblem('record', reading.line, message, fix);
    return {state: 'untracked', problems: [problem, ...structure('warning')]};
  }
  if (reading.record.hash !== source.hash) {
    const message = 'the source has changed since this translation was recorded';
    const fix = `see npm run i18n -- diff ${route}, change the text, then run ${recordCommand(route)}`;
    const problem = toProblem('stale', reading.line, message, fix, 'warning');
    return {state: 'stale', problems: [problem, ...structure('warning')]};
  }
  const state: TranslationState = differences.length > 0 ? 'diverged' : 'fresh';
  return {state, problems: structure('error')};
}

/**
 * Detect the state of a translation and its problems. The result depends only on the texts, not on dates or the Git history.
 * @throws Error if neither file exists
 */
export function detectTranslation(pair: PagePair, site: Site): Detection {
  const {source, translation, route} = pair;
  if (source === undefined) {
    if (translation === undefined) throw new Error(`${route} exists in no language`);
    const fix = `rename it like its source, remove it, or add ${pair.sourceFile}`;
    const message = `the translation has no source (${pair.sourceFile} does not exist)`;
    return {state: 'orphan', problems: [toProblem('orphan', 1, message, fix)]};
  }
  if (translation === undefined) {
    const fix = `write ${pair.translationFile}, then run ${recordCommand(route)}`;
    const message = 'the page is not translated: readers get the source';
    return {state: 'missing', problems: [toProblem('missing', 1, message, fix, 'warning')]};
  }
  const readSource = read(source, `the source ${pair.sourceFile}`, route);
  const readTranslation = read(translation, 'the translation', route);
  if ('rule' in readSource) return {state: 'untracked', problems: [readSource]};
  if ('rule' in readTranslation) return {state: 'untracked', problems: [readTranslation]};
  return compare(pair, readSource, readTranslation, site);
}

/** A page in both languages, with the state of its translation and the problems. */
export type DetectedPage = PagePair & Detection;

/** Detect the state of the translation of each page. */
export const detectAll = (pairs: readonly PagePair[], site: Site): DetectedPage[] =>
  pairs.map((pair) => ({...pair, ...detectTranslation(pair, site)}));
