/**
 * `npm run lint:build`: whether the oldest browsers of `browserslist` understand the scripts and style sheets of `build/`.
 * Syntax and the language's own objects; tests/browsers/README.md says what checks the rest.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {ESLint} from 'eslint';
import {cssConfig} from './floor/cssConfig';
import {showFindings, type Finding} from './lint/finding';
import {nodeProgram} from './nodeProgram';
import {runMain} from './runMain';

const BUILD = 'build';
/** Pages of each kind; their inline scripts and styles are those of all pages. */
const PAGES = ['index.html', 'obis/introduction/overview.html', 'search.html', 'zh/404.html'];

const inline = (selector: string): string[] =>
  PAGES.flatMap((page) => {
    const $ = load(readFileSync(path.join(BUILD, page), 'utf8'));
    return $(selector)
      .get()
      .map((element) => $(element).text());
  });

/** @returns whether every script parses and uses nothing younger of the language */
function checkScripts(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'obis-inline-'));
  inline('script:not([src], [type="application/ld+json"])').forEach((text, index) =>
    writeFileSync(path.join(folder, `inline-${index}.js`), text),
  );
  // A glob has `/` on Windows too.
  const files = `${BUILD}/**/*.js,${folder.replaceAll(path.sep, '/')}/*.js`;
  const {status} = spawnSync(
    process.execPath,
    nodeProgram('es-check', 'checkBrowser', '--checkFeatures', `--files=${files}`),
    {stdio: 'inherit'},
  );
  rmSync(folder, {recursive: true});
  return status === 0;
}

/** @returns what the oldest browsers do not know */
async function listYoungerCss(): Promise<Finding[]> {
  const eslint = new ESLint({overrideConfigFile: true, overrideConfig: cssConfig()});
  const files = readdirSync(path.join(BUILD, 'assets/css')).map((name) => ({
    name,
    text: readFileSync(path.join(BUILD, 'assets/css', name), 'utf8'),
  }));
  const styles = inline('style').map((text, index) => ({name: `inline-${index}.css`, text}));
  const problems: Finding[] = [];
  for (const {name, text} of [...files, ...styles]) {
    for (const {messages} of await eslint.lintText(text, {filePath: `sheets/${name}`})) {
      problems.push(
        ...messages.map(({line, column, message}) => ({
          file: name,
          line,
          rule: 'css-floor',
          message: `${message.replace(/\.$/, '')} (column ${column})`,
          fix: 'write it in older CSS, or list it in tools/floor/cssConfig.ts with what the reader has without it',
        })),
      );
    }
  }
  return problems;
}

async function main(): Promise<number> {
  const scripts = checkScripts();
  const problems = await listYoungerCss();
  for (const line of showFindings(problems)) console.error(line);
  return scripts && problems.length === 0 ? 0 : 1;
}

void runMain(main);
