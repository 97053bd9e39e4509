/**
 * `npm run version:cut -- 1.0`: freezes the pages of both languages, their sidebars and their facts as a version of their own, below
 * `/1.0`. GROWTH.md says what is left to do.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {listFiles, listPages} from '../src/plugins/product-model/pages';
import {CURRENT, frozenVersion, listVersions} from '../src/plugins/product-model/versions';
import {detectAll} from '../src/plugins/translations/detectAll';
import {formatProblems} from '../src/plugins/translations/formatProblems';
import {listPairs} from '../src/plugins/translations/listPairs';
import {settings} from '../site.settings';
import {i18n, translatedLocales} from '../src/settings/locales';
import {moveLinks} from './version/moveLinks';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @throws Error for a name that no version can have */
function readName([name, ...more]: readonly string[]): string {
  if (!name || more.length > 0 || !/^\d+(?:\.\d+)*$/.test(name)) {
    throw new Error('Name the version in digits and dots. Fix: npm run version:cut -- 1.0');
  }
  if (listVersions(siteDir).some((version) => version.name === name)) {
    throw new Error(`There is a version ${name} already. Fix: choose another name.`);
  }
  const {data} = frozenVersion(name);
  if (existsSync(path.join(siteDir, data))) {
    throw new Error(`${data} is there, and versions.json has no ${name}. Fix: remove the folder.`);
  }
  return name;
}

/** @throws Error when a translation is behind: nothing tracks it in a frozen version, so its notice would vanish */
function checkTranslations(): void {
  const site = {url: settings.siteUrl, ...i18n};
  const pages = translatedLocales.flatMap((locale) => detectAll(listPairs(siteDir, locale), site));
  const stale = pages.filter(({state}) => state !== 'fresh' && state !== 'missing');
  if (stale.length === 0) return;
  const {errors, warnings} = formatProblems(stale);
  throw new Error(
    [
      ...errors,
      ...warnings,
      'Fix: bring these translations up to date, then cut the version.',
    ].join('\n'),
  );
}

function cut(name: string): void {
  const version = frozenVersion(name);
  const docusaurus = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status} = spawnSync(process.execPath, [docusaurus, 'docs:version', name], {
    cwd: siteDir,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Docusaurus has not cut the version (exit code ${status}).`);
  cpSync(path.join(siteDir, CURRENT.data), path.join(siteDir, version.data), {recursive: true});

  const pages = listPages(siteDir, {...CURRENT, pages: ['docs']});
  for (const folder of [...version.pages, version.data]) {
    const kind = folder === version.data ? 'data' : 'page';
    for (const file of listFiles(path.join(siteDir, folder))) {
      const address = path.join(siteDir, folder, file);
      if (!/\.(?:mdx?|ya?ml)$/.test(file)) continue;
      const text = readFileSync(address, 'utf8');
      writeFileSync(address, moveLinks(text, kind, pages, version.prefix));
    }
  }
  console.log(
    `Version ${name} is in versioned_docs, versioned_sidebars, ${version.data}, versions.json and i18n. ` +
      'GROWTH.md, "Cut a version", says what to look at before you commit it.',
  );
}

function main(): void {
  const name = readName(process.argv.slice(2));
  checkTranslations();
  cut(name);
}

void runMain(main);
