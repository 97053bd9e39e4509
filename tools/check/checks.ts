import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {textsOnScreen} from '../../src/plugins/product-model/facts';
import {loadModelCached} from '../../src/plugins/product-model/loadModel';
import {routeOf} from '../../src/content/pages';
import {
  detectTranslationStates,
  listTranslationProblems,
} from '../../src/plugins/translations/detectTranslationState';
import {listPagePairs} from '../../src/content/pagePairs';
import {i18n, translatedLocales, type Locale} from '../../src/content/locales';
import {showFindings, type Finding} from '../lint/finding';
import {lintTexts} from '../lint/lintTexts';
import {packageBin} from '../packageBin';
import {findInvalidRedirects} from './findInvalidRedirects';
import {findMissingTranslations, incompleteLocales} from './findMissingTranslations';

/** Result of a check, and the lines that it prints. */
export type Outcome = {readonly isPassed: boolean; readonly lines: readonly string[]};

/** The files to check. */
export type Scope = {
  readonly siteDir: string;
  /** Paths from the root of the site, with `/`, including removed files. `undefined` means the whole site. */
  readonly files?: readonly string[];
};

type Check = {
  readonly name: string;
  /** The files whose change needs the check. */
  readonly when: RegExp;
};

/** A check of content. It gets the findings of the checks before it. */
type ContentCheck = Check & {
  readonly find: (scope: Scope, found: readonly Finding[]) => Finding[] | Promise<Finding[]>;
};

/** A check by another program. */
type ProgramCheck = Check & {readonly run: (scope: Scope) => Outcome};

const isError = ({severity}: Finding): boolean => severity !== 'warning';

/** Print errors, and below them warnings, which let the check pass. */
export function toOutcome(findings: readonly Finding[]): Outcome {
  const errors = findings.filter(isError);
  const warnings = findings.filter((finding) => !isError(finding));
  const heading = warnings.length > 0 ? ['Warnings, which stop nobody:'] : [];
  return {
    isPassed: errors.length === 0,
    lines: [...showFindings(errors), ...heading, ...showFindings(warnings)],
  };
}

/** List the routes of the changed pages; undefined when something else has changed on which all pages depend. */
function changedRoutes({files}: Scope, dependencies: RegExp): ReadonlySet<string> | undefined {
  const isOther = (file: string) => dependencies.test(file) && routeOf(file) === undefined;
  if (!files || files.some(isOther)) return undefined;
  return new Set(files.map(routeOf).filter((route) => route !== undefined));
}

const TEXTS =
  /^(?:(?:docs|data|i18n|static|src\/(?:pages|settings|markdown|plugins\/product-model)|tools\/(?:lint|search-benchmark\/queries))\/|(?:docusaurus\.config|sidebars|src\/components\/registry)\.ts$)/;

function findInTexts(scope: Scope): Promise<Finding[]> {
  const routes = changedRoutes(scope, TEXTS);
  return lintTexts(scope.siteDir, routes && ((route) => routes.has(route)));
}

const TRANSLATIONS = /^(?:data|docs|i18n|src|tools\/i18n)\/|^(?:sidebars|docusaurus\.config)\.ts$/;
const INTERFACE = /^(?:src\/.*\.tsx?|i18n\/.*\.json|(?:sidebars|docusaurus\.config)\.ts)$/;

/** Compare the changed pages of a language with their English pages. Leave out English pages that have errors. */
function comparePages(
  scope: Scope,
  locale: Locale,
  pagesWithErrors: ReadonlySet<string>,
): Finding[] {
  const pairs = listPagePairs(scope.siteDir, locale);
  const routes = changedRoutes(
    scope,
    /^src\/(?:plugins\/translations\/|components\/registry\.ts$)/,
  );
  const changed = pairs.filter(
    ({route, englishFile}) => (routes?.has(route) ?? true) && !pagesWithErrors.has(englishFile),
  );
  const shown = textsOnScreen(loadModelCached(scope.siteDir));
  const englishLabels = (label: string) =>
    shown.filter((text) => text[locale] === label).map((text) => text[i18n.defaultLocale]);
  const site = {routes: pairs.map(({route}) => route), englishLabels};
  // The check of the texts reports pages that cannot be parsed.
  return listTranslationProblems(detectTranslationStates(changed, site)).filter(
    ({rule}) => rule !== 'syntax',
  );
}

/**
 * Compare the translations with their English pages, and look for texts of the interface and of data/ without a translation. An English page with
 * errors is not compared, because its translation would get the same errors.
 */
export async function findInTranslations(
  scope: Scope,
  found: readonly Finding[] = [],
): Promise<Finding[]> {
  const {siteDir, files} = scope;
  const pagesWithErrors = new Set(found.filter(isError).map(({file}) => file));
  const incomplete = incompleteLocales(siteDir);
  const hasInterface = files?.some((file) => INTERFACE.test(file)) ?? true;
  // Imported only when needed, because it loads Docusaurus's compiler and the whole configuration.
  const strings = hasInterface
    ? await (await import('../i18n/findMessageProblems')).findMessageProblems(siteDir, incomplete)
    : [];
  return [
    ...translatedLocales.flatMap((locale) => comparePages(scope, locale, pagesWithErrors)),
    ...findMissingTranslations(siteDir, incomplete).filter(
      ({file}) => files?.includes(file) ?? true,
    ),
    ...strings,
  ];
}

/** Run a program of an installed package. It prints something only when it fails. */
function runProgram(siteDir: string, args: readonly string[]): Outcome {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return {isPassed: status === 0, lines: status === 0 ? [] : [`${stdout}${stderr}`.trim()]};
}

/** Run Prettier on the changed files that still exist; without files, on the whole site. */
function runPrettier(option: '--check' | '--write', {siteDir, files = ['.']}: Scope): Outcome {
  const own = files.filter((file) => fs.existsSync(path.join(siteDir, file)));
  const options = '--log-level=warn --ignore-unknown --no-error-on-unmatched-pattern'.split(' ');
  if (own.length === 0) return {isPassed: true, lines: []};
  return runProgram(siteDir, packageBin('prettier', option, ...options, ...own));
}

/** Format the files of a scope; without files, the whole site. */
export const formatFiles = (scope: Scope): Outcome => runPrettier('--write', scope);

/** Match content whose examples are run by unit tests, such as commands, sample files, fields of data/ and the guides. */
const EXAMPLES = /^(?:docs|i18n)\/.*\.mdx$|^(?:data\/entities|static\/samples)\/|^WRITING\.md$/;
const EXAMPLE_TESTS = ['tools/samples', 'tools/runMain.test.ts', 'guides.test.ts'];

/** Run the tests of examples, if a changed file has commands or is one of their sources. */
function checkExamples({siteDir, files = []}: Scope): Outcome {
  const hasExamples = (file: string): boolean => {
    if (!EXAMPLES.test(file)) return false;
    if (!file.endsWith('.mdx')) return true;
    const page = path.join(siteDir, file);
    return fs.existsSync(page) && /^ *```bash/m.test(fs.readFileSync(page, 'utf8'));
  };
  if (!files.some(hasExamples)) return {isPassed: true, lines: []};
  const vitest = packageBin('vitest', 'run', '--project=unit', '--reporter=dot');
  return runProgram(siteDir, [...vitest, ...EXAMPLE_TESTS]);
}

/** All checks of content. `--all` runs them for the whole site. */
export const CONTENT_CHECKS: readonly ContentCheck[] = [
  {name: 'texts', when: TEXTS, find: findInTexts},
  {name: 'translations', when: TRANSLATIONS, find: findInTranslations},
  {
    name: 'redirects',
    when: /^(?:redirects\.yaml$|docs\/)/,
    find: ({siteDir}) => findInvalidRedirects(siteDir),
  },
];

/** All checks of changed files by other programs. `npm test` runs them for the whole site, and checks the code. */
export const PROGRAM_CHECKS: readonly ProgramCheck[] = [
  {name: 'format', when: /./, run: (scope) => runPrettier('--check', scope)},
  {name: 'examples', when: EXAMPLES, run: checkExamples},
  {
    name: 'types',
    when: /^(?:sidebars|src\/settings\/configTranslations)\.ts$/,
    run: ({siteDir}) => runProgram(siteDir, packageBin('typescript tsc')),
  },
];
