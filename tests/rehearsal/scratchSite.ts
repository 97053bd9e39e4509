import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copySite, WITHOUT_CACHE} from '../../tools/copySite';
import {addToData, addToTables} from './addLanguage';

export const VERSION = '1.0';
export const LOCALE = 'ja';
/** At the end of each text of data/ in the third language. */
export const MARK = ' 〔ja〕';
/** A page with facts, and what it says in the old version and after data/ has changed. */
export const PAGE = '/obis/feature-guide/kms/delete-a-key';
export const FACT = {old: '30 days', changed: '31 quokkas'};
/** The pages that are translated into the third language. */
export const TRANSLATED = '/obis/edge-service/sign-in';

const SITE_DIR = path.resolve(import.meta.dirname, '../..');

type Result = {readonly status: number | null; readonly output: string};

/** Runs a program of the site in its folder. */
function run(folder: string, script: string, args: readonly string[] = []): Result {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(folder, 'node_modules', script), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, ...WITHOUT_CACHE, NODE_ENV: undefined, VITEST: undefined},
      maxBuffer: 2 ** 28,
    },
  );
  return {status, output: `${stdout}${stderr}`};
}

const tool = (folder: string, name: string, ...args: string[]): Result =>
  run(folder, 'tsx/dist/cli.mjs', [`tools/${name}.ts`, ...args]);

/** @throws Error with the end of the output when the command fails */
function expectSuccess({status, output}: Result, what: string): string {
  if (status === 0) return output;
  throw new Error(`${what} failed (exit code ${status}).\n${output.slice(-6000)}`);
}

/** Replaces a text that must be in the file. */
function edit(file: string, before: string | RegExp, after: string): void {
  const text = fs.readFileSync(file, 'utf8');
  const edited = text.replace(before, after);
  if (edited === text) throw new Error(`The rehearsal did not find ${before} in ${file}.`);
  fs.writeFileSync(file, edited);
}

/** What names what a third language lacks, in the order of GROWTH.md. */
export type Named = {
  /** Files that the type checker names. */
  readonly typeErrors: readonly string[];
  /** What reading data/ says. */
  readonly data: string;
  /** What `npm run i18n:check` says. */
  readonly texts: string;
};

/** "Add a language" of GROWTH.md. */
function addLanguage(folder: string): Named {
  const at = (file: string) => path.join(folder, file);
  edit(
    at('src/settings/locales.ts'),
    "['en', 'zh'] as const",
    `['en', 'zh', '${LOCALE}'] as const`,
  );
  const {output: types} = run(folder, 'typescript/bin/tsc', ['--noEmit']);
  const typeErrors = [
    ...new Set([...types.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)),
  ].filter((file) => !/test|Fixture/.test(file));
  // What the type checker names is all there is to do in the code: nothing else is changed here.
  for (const file of typeErrors) addToTables(at(file), LOCALE);
  edit(
    at('src/settings/locales.ts'),
    `${LOCALE}: {label: 'English', htmlLang: 'en'`,
    `${LOCALE}: {label: '日本語', htmlLang: '${LOCALE}'`,
  );
  const data = tool(folder, 'facts').output;
  addToData(folder, LOCALE, MARK);
  const page = `docusaurus-plugin-content-docs/current${TRANSLATED}.mdx`;
  fs.cpSync(at(`docs${TRANSLATED}.mdx`), at(`i18n/${LOCALE}/${page}`));
  edit(at(`i18n/${LOCALE}/${page}`), /^# /m, '# 〔ja〕');
  expectSuccess(tool(folder, 'i18n', 'ack', TRANSLATED), 'i18n:ack');
  return {typeErrors, data, texts: tool(folder, 'i18n', 'check').output};
}

/** "Add a manual" of GROWTH.md. */
function addManual(folder: string): void {
  const page = (title: string, body: string) =>
    `---\ndescription: A page of the second manual, which the rehearsal makes and throws away.\nkeywords: [probe]\n---\n\n# ${title}\n\n${body}\n`;
  fs.mkdirSync(path.join(folder, 'docs/probe'));
  const write = (name: string, text: string) =>
    fs.writeFileSync(path.join(folder, `docs/probe/${name}.mdx`), text);
  write('overview', page('Probe', `A wallaby. See [the steps](/probe/check) and [keys](${PAGE}).`));
  write('check', page('Check the probe', 'Look at it.'));
  edit(
    path.join(folder, 'sidebars.ts'),
    'export default sidebars;',
    `sidebars.probe = [{type: 'category', label: 'Probe', key: 'probe', items: ['probe/overview', 'probe/check']}];
export default sidebars;`,
  );
  edit(
    path.join(folder, 'src/components/home/Areas/groups.ts'),
    'summaries: {',
    "summaries: {\n      probe: 'What the rehearsal adds.',",
  );
}

/** "Cut a version" of GROWTH.md, then a change of a fact. */
function cutVersion(folder: string): void {
  expectSuccess(tool(folder, 'version-cut', VERSION), 'version:cut');
  edit(
    path.join(folder, 'data/limits/kms.yaml'),
    `en: ${FACT.old}, zh: 30 天`,
    `en: ${FACT.changed}, zh: 31 天`,
  );
}

/**
 * Makes a copy of the site with a third language, an older version and a second manual, and builds its English and its third
 * language.
 * @param folder an empty one
 */
export function makeScratchSite(folder: string): {readonly named: Named; readonly build: string} {
  copySite(SITE_DIR, folder);
  const named = addLanguage(folder);
  cutVersion(folder);
  addManual(folder);
  const build = expectSuccess(
    tool(folder, 'build', '--locale', 'en', '--locale', LOCALE),
    'The build',
  );
  return {named, build};
}
