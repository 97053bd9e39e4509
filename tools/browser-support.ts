/**
 * Checks that the oldest browsers of `browserslist` understand the scripts and style sheets of `build/`: a step of `npm test`.
 * tests/browsers/README.md says what checks the rest.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import css from '@eslint/css';
import browserslist from 'browserslist';
import {load} from 'cheerio';
import {ESLint} from 'eslint';
import {nodeProgram} from './nodeProgram';
import {runMain} from './runMain';

const SHEETS = 'build/assets/css';
/** Pages of each kind; their inline scripts and styles are those of all pages. */
const PAGES = ['index.html', 'obis/introduction/overview.html', 'search.html', 'zh/404.html'];

/** The newest year of Baseline that has all browsers of `browserslist`. */
const YEAR = 2022;

const OPTIONS = {
  available: YEAR,
  allowAtRules: ['container', 'page'],
  allowProperties: [
    // In every browser of the list, though Baseline counts them later or never; some with -webkit- beside them.
    ...['accent-color', 'clip', 'container-type', 'line-clamp', 'mask', 'outline', 'paint-order'],
    ...['overscroll-behavior', 'page-break-after', 'page-break-inside', 'print-color-adjust'],
    ...['text-size-adjust', 'user-select'],
    // Not in every browser; beside each, what the reader has without it.
    'forced-color-adjust', // marks of menus in forced colours as they were
    'contain-intrinsic-block-size', // all blocks are laid out at once
    'content-visibility',
    'overflow-clip-margin',
    'page', // the default margins of a sheet
    'scrollbar-color', // the scrollbar of the system
    'scrollbar-gutter', // the page moves by a scrollbar behind the lightbox
    'scrollbar-width',
    'text-autospace', // Latin letters close to Chinese ones where no space is typed
    'text-spacing-trim', // full-width punctuation
    'text-wrap', // lines as they fall
    'zoom', // Firefox before 126: drawings on paper as large as on the screen
  ],
  allowSelectors: [
    'selection',
    'details-content', // paper has what was open on the screen
    'has', // Firefox before 121: a frame around group headings on phones; the operator card prints with its page
  ],
  // Browsers without it never skip the layout of a block.
  allowMediaConditions: ['scripting'],
  allowPropertyValues: {
    'break-after': ['avoid'], // Firefox may break a sheet after a heading
    'font-family': ['ui-monospace'], // the next font of the list
    'word-break': ['break-word'],
  },
};

const inline = (selector: string): string[] =>
  PAGES.flatMap((page) => {
    const $ = load(fs.readFileSync(path.join('build', page), 'utf8'));
    return [...$(selector)].map((element) => $(element).text());
  });

/** Returns whether every script parses and uses nothing younger of the language. */
function checkScripts(): boolean {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'obis-inline-'));
  inline('script:not([src], [type="application/ld+json"])').forEach((text, index) =>
    fs.writeFileSync(path.join(folder, `inline-${index}.js`), text),
  );
  // A glob has `/` on Windows too.
  const files = `--files=build/**/*.js,${folder.replaceAll(path.sep, '/')}/*.js`;
  const args = nodeProgram('es-check', 'checkBrowser', '--checkFeatures', files);
  const {status} = spawnSync(process.execPath, args, {stdio: 'inherit'});
  fs.rmSync(folder, {recursive: true});
  return status === 0;
}

/** Prints what the oldest browsers lack of the style sheets; returns whether that is nothing. */
async function checkStyles(): Promise<boolean> {
  const rules = {'css/use-baseline': ['error', OPTIONS]} as const;
  const languageOptions = {tolerant: true};
  const config = {files: ['**/*.css'], plugins: {css}, language: 'css/css', languageOptions, rules};
  const eslint = new ESLint({overrideConfigFile: true, overrideConfig: [config as never]});
  const sheets = fs.readdirSync(SHEETS).map((name) => fs.readFileSync(`${SHEETS}/${name}`, 'utf8'));
  const results = await Promise.all(
    [...sheets, ...inline('style')].map((text, index) =>
      eslint.lintText(text, {filePath: `sheets/${index}.css`}),
    ),
  );
  console.error(await (await eslint.loadFormatter('stylish')).format(results.flat()));
  return results.flat().every(({errorCount}) => errorCount === 0);
}

async function main(): Promise<number> {
  const known = browserslist(`baseline ${YEAR}`);
  const older = browserslist(null, {env: 'production'}).find((name) => !known.includes(name));
  if (older) throw new Error(`package.json: browserslist has ${older}. Fix: an earlier YEAR here`);
  const scripts = checkScripts();
  return (await checkStyles()) && scripts ? 0 : 1;
}

void runMain(main);
