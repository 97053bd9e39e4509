import {PageSyntaxError, type Node} from './tree';
import {checkTranslation} from './checkTranslation';
import {compareStructure, type Difference} from './compareStructure';
import {hashTree} from './hashSource';
import {parseSource, type Parse} from './normaliseSource';
import {readStructure} from './readStructure';
import {readStamp, type StampReading} from './stamp';
import type {Detection, PagePair, Site, TranslationProblem, TranslationState} from './types';

const ackCommand = (route: string): string => `npm run i18n -- ack ${route}`;

/** A parsed page, or the problem that prevented parsing. */
type Reading = {readonly tree: Node; readonly hash: string} | TranslationProblem;

function read(text: string, where: string, route: string, parse: Parse): Reading {
  try {
    const tree = parse(text);
    return {tree, hash: hashTree(tree, route)};
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof PageSyntaxError) {
      const {line, message, fix} = error.remark;
      return {
        kind: 'syntax',
        line,
        message: `${where} cannot be read: ${message}`,
        fix,
        severity: 'error',
      };
    }
    return {
      kind: 'syntax',
      line: 'line' in error && typeof error.line === 'number' ? error.line : 1,
      message: `${where} cannot be read (${error.message.split('\n')[0]})`,
      fix: 'put the Markdown or the front matter right',
      severity: 'error',
    };
  }
}

function stampProblem(reading: StampReading, route: string): TranslationProblem[] {
  if (reading.kind === 'stamp') return [];
  const message =
    reading.kind === 'none' ? 'the translation has no stamp' : `bad stamp: ${reading.message}`;
  return [
    {
      kind: 'stamp',
      line: reading.line,
      message,
      fix: `compare it with the source, then run ${ackCommand(route)}`,
      severity: 'error',
    },
  ];
}

const staleProblem = (route: string, line: number): TranslationProblem => ({
  kind: 'stale',
  line,
  message: 'the source has changed since this translation was checked against it',
  fix: `see npm run i18n -- diff ${route}, change the text, then run ${ackCommand(route)}`,
  severity: 'warning',
});

const asProblem =
  (severity: TranslationProblem['severity']) =>
  (difference: Difference): TranslationProblem => ({...difference, kind: 'structure', severity});

type Readable = Exclude<Reading, TranslationProblem>;

/** Compares a parsed translation with its parsed source. */
function compare(
  {route, translation = ''}: PagePair,
  source: Readable,
  {tree}: Readable,
  site: Site,
): Detection {
  const own = checkTranslation(tree, site);
  const reading = readStamp(translation, site.defaultLocale);
  const differences = compareStructure(
    readStructure(source.tree, route, site.locales),
    readStructure(tree, route, site.locales),
    translation.split('\n').length,
  );
  if (reading.kind !== 'stamp') {
    const problems = [...stampProblem(reading, route), ...own];
    return {state: 'untracked', problems: [...problems, ...differences.map(asProblem('warning'))]};
  }
  if (reading.stamp.hash !== source.hash) {
    const stale = staleProblem(route, reading.line);
    return {state: 'stale', problems: [stale, ...own, ...differences.map(asProblem('warning'))]};
  }
  const state: TranslationState = differences.length > 0 ? 'diverged' : 'fresh';
  return {state, problems: [...own, ...differences.map(asProblem('error'))]};
}

/**
 * Detects the state of a translation. Pure: it depends on the texts only, not on dates or Git history.
 * @throws Error when neither file exists
 */
export function detectTranslation(
  pair: PagePair,
  site: Site,
  parse: Parse = parseSource,
): Detection {
  const {source, translation, route} = pair;
  if (source === undefined) {
    if (translation === undefined) throw new Error(`${route} exists in no language`);
    const fix = `rename it like its source, remove it, or add ${pair.sourceFile}`;
    const message = `the translation has no source (${pair.sourceFile} does not exist)`;
    return {
      state: 'orphan',
      problems: [{kind: 'orphan', line: 1, message, fix, severity: 'error'}],
    };
  }
  if (translation === undefined) {
    const fix = `write ${pair.translationFile}, then run ${ackCommand(route)}`;
    const message = 'the page is not translated: readers get the source';
    return {
      state: 'missing',
      problems: [{kind: 'missing', line: 1, message, fix, severity: 'warning'}],
    };
  }
  const readSource = read(source, `the source ${pair.sourceFile}`, route, parse);
  const readTranslation = read(translation, 'the translation', route, parse);
  if ('kind' in readSource) return {state: 'untracked', problems: [readSource]};
  if ('kind' in readTranslation) return {state: 'untracked', problems: [readTranslation]};
  return compare(pair, readSource, readTranslation, site);
}

/** A page in both languages with its translation state and problems. */
export type DetectedPage = PagePair & Detection;

/** Detects the state of every page. */
export const detectAll = (
  pairs: readonly PagePair[],
  site: Site,
  parse: Parse = parseSource,
): DetectedPage[] => pairs.map((pair) => ({...pair, ...detectTranslation(pair, site, parse)}));
