import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseCached} from '../../src/markdown/parsePage';
import {loadModelCached} from '../../src/plugins/product-model/loadModel';
import {pagePath} from '../../src/plugins/product-model/pages';
import {detectAll} from '../../src/plugins/translations/detectTranslation';
import {listPairs} from '../../src/plugins/translations/listPairs';
import {listProblems} from '../../src/plugins/translations/listProblems';
import {i18n, translatedLocales} from '../../src/settings/locales';
import {showFindings, type Finding} from '../lint/finding';
import {lintTexts} from '../lint/lintTexts';
import {textsOnScreen} from '../lint/vocabulary';
import {nodeProgram} from '../nodeProgram';
import {findLostRedirects} from './findLostRedirects';

/** How a check ended, and the lines that it shows. */
export type Outcome = {readonly isPassed: boolean; readonly lines: readonly string[]};

/** What is checked. */
export type Scope = {
  readonly siteDir: string;
  /** Paths from the root of the site, with `/`, removed files too; `undefined` for everything. */
  readonly files?: readonly string[];
};

type Check = {
  readonly name: string;
  /** The files whose change needs the check. */
  readonly when: RegExp;
  readonly run: (scope: Scope) => Promise<Outcome>;
};

/** A term that is gone is an unknown word on 70 pages: of the same message, these many are shown. */
const MAX_ALIKE = 4;

function showFew(findings: readonly Finding[]): string[] {
  const counts = new Map<string, number>();
  const shown = findings.filter(({rule, message}) => {
    const key = `${rule}: ${message}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= MAX_ALIKE;
  });
  const more = [...counts].filter(([, count]) => count > MAX_ALIKE);
  const rest = more.map(([key, count]) => `… and ${count - MAX_ALIKE} more: ${key}`);
  return [...showFindings(shown), ...rest];
}

/** Shows mistakes, and below them what is none, but has to be known. */
function outcomeOf(findings: readonly Finding[]): Outcome {
  const warnings = findings.filter(({severity}) => severity === 'warning');
  const mistakes = findings.filter(({severity}) => severity !== 'warning');
  const heading = warnings.length > 0 ? ['Not a mistake, but left to do:'] : [];
  return {
    isPassed: mistakes.length === 0,
    lines: [...showFew(mistakes), ...heading, ...showFew(warnings)],
  };
}

/** Code that has rules and tests: not the order of the pages and the announcement, which texts and translations cover. */
const CODE = /(?<!^(?:sidebars|src\/settings\/localizedText))\.(?:[cm]?js|tsx?)$/;
const INTERFACE = /^(?:src\/.*\.tsx?|i18n\/.*\.json|(?:sidebars|docusaurus\.config)\.ts)$/;

/** Returns the addresses of changed pages; undefined where something else has changed that the pages depend on. */
function changedRoutes({files}: Scope, when: RegExp): ReadonlySet<string> | undefined {
  if (!files) return undefined;
  const others = files.filter((file) => when.test(file) && pagePath(file) === undefined);
  return others.length > 0
    ? undefined
    : new Set(files.map(pagePath).filter((route) => route !== undefined));
}

const TEXTS =
  /^(?:(?:docs|data|i18n|static|src\/(?:pages|settings|markdown|plugins\/product-model)|tools\/(?:lint|search-benchmark\/queries))\/|(?:sidebars|docusaurus\.config)\.ts$)/;

async function checkTexts(scope: Scope): Promise<Outcome> {
  const routes = changedRoutes(scope, TEXTS);
  return outcomeOf(await lintTexts(scope.siteDir, routes && ((route) => routes.has(route))));
}

const TRANSLATIONS = /^(?:docs|i18n|src|tools\/i18n)\/|^(?:sidebars|docusaurus\.config)\.ts$/;

/** Checks translations and the texts of the interface: the latter only where they, or what asks for them, has changed. */
export async function checkTranslations(scope: Scope): Promise<Outcome> {
  const {siteDir, files} = scope;
  const pairs = translatedLocales.flatMap((locale) => listPairs(siteDir, locale));
  const routes = changedRoutes(scope, /^src\/plugins\/translations\//);
  const own = routes ? pairs.filter(({route}) => routes.has(route)) : pairs;
  // What cannot be read is a finding of the texts.
  const shown = textsOnScreen(loadModelCached(siteDir));
  const names = (label: string) => shown.flatMap(({en, zh}) => (zh === label ? en : []));
  const site = {...i18n, routes: pairs.map(({route}) => route), names};
  const problems = listProblems(detectAll(own, site, parseCached)).filter(
    ({rule}) => rule !== 'syntax',
  );
  const hasTexts = files?.some((file) => INTERFACE.test(file)) ?? true;
  // Loaded only then: it brings Docusaurus's compiler and the whole configuration.
  const texts = hasTexts
    ? await (await import('../i18n/readStrings')).findStringProblems(siteDir)
    : [];
  return outcomeOf([...problems, ...texts]);
}

/** Windows takes command lines of 32,767 characters; a path here has 60. */
const MAX_FILES = 250;

/**
 * Makes a check that Node runs as a process of its own, and that shows its output when it fails.
 * @param args of the process
 * @param endings of files that are added to the arguments; none if the program finds its files itself
 */
const program = (name: string, when: RegExp, args: readonly string[], endings?: RegExp): Check => ({
  name,
  when,
  run({siteDir, files = []}) {
    const exists = (file: string) => fs.existsSync(path.join(siteDir, file));
    const own = files.filter((file) => endings?.test(file) && exists(file));
    if (endings && own.length === 0) return Promise.resolve({isPassed: true, lines: []});
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [...args, ...(own.length > MAX_FILES ? ['.'] : own)], {
        cwd: siteDir,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const chunks: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      }
      child.on('error', reject);
      child.on('close', (code) => {
        const output = Buffer.concat(chunks).toString('utf8').trim();
        resolve({isPassed: code === 0, lines: code === 0 ? [] : [output]});
      });
    });
  },
});

function prettier(mode: '--check' | '--write'): Check {
  const options = '--log-level=warn --ignore-unknown --no-error-on-unmatched-pattern'.split(' ');
  return program('format', /./, nodeProgram('prettier', mode, ...options), /./);
}

/** Formats the files of a scope; without files, those of the whole site. */
export const formatFiles = ({siteDir, files = ['.']}: Scope): Promise<Outcome> =>
  prettier('--write').run({siteDir, files});

/** The checks of the contents, which this process runs on the same syntax trees. */
export const CONTENT_CHECKS: readonly Check[] = [
  {name: 'texts', when: TEXTS, run: checkTexts},
  {name: 'translations', when: TRANSLATIONS, run: checkTranslations},
  {
    name: 'redirects',
    when: /^(?:redirects\.yaml$|docs\/)/,
    run: ({siteDir}) => Promise.resolve(outcomeOf(findLostRedirects(siteDir))),
  },
];

const VITEST = 'related --run --project unit --passWithNoTests --reporter=dot';

/** The checks of changed files by other programs, the cheapest first. */
export const PROGRAM_CHECKS: readonly Check[] = [
  prettier('--check'),
  program('types', /\.tsx?$|^(?:tsconfig|package-lock)\.json$/, nodeProgram('typescript tsc')),
  program('code', CODE, nodeProgram('eslint', '--max-warnings', '0', '--no-warn-ignored'), CODE),
  program('unit tests', CODE, nodeProgram('vitest', ...VITEST.split(' ')), CODE),
];
