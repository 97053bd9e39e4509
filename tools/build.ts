/**
 * `npm run build [-- options of docusaurus build]`: builds the site beside `build/`, finishes its pages, and replaces
 * `build/` only when all of it is there. src/security/README.md has the policy, CONTRIBUTING.md the rest.
 */
import {existsSync, renameSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {settings} from '../site.settings';
import {writeOfflineFiles} from '../src/plugins/offline/node/writeOfflineFiles';
import {listFiles} from '../src/plugins/product-model/pages';
import {providerOrigins} from '../src/plugins/search/algolia/providerOrigins';
import {writeRedirects} from '../src/plugins/redirects/writeRedirects';
import {writePolicy} from '../src/security/writePolicy';
import {i18n, localePath} from '../src/settings/locales';
import {takeLock} from './build/lock';
import {writeOrigin} from './build/origin';
import {besides, replaceFolder} from './build/replaceFolder';
import {runDocusaurus, type DocusaurusRun} from './build/runDocusaurus';
import {writeServerFiles} from './servers/writeServerFiles';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

const localeFolders = Object.fromEntries(
  i18n.locales.map((locale) => [locale, localePath(locale)]),
);

/** From so many pages on, languages are built one after the other: a process takes 1 GB for 80 pages and 3.2 GB for 690 (2026-11-25). */
const LARGE = 300;

/** What needs the pages of all languages. Later steps see what earlier ones wrote. */
async function finish(folder: string): Promise<void> {
  const {baseUrl, hostedSearch} = settings;
  writeRedirects(folder, baseUrl);
  writePolicy(folder, {connect: hostedSearch ? providerOrigins(hostedSearch) : []});
  // The last one: it takes the hash of every file.
  await writeOfflineFiles(folder, localeFolders);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const options = {'out-dir': {type: 'string'}, locale: {type: 'string', short: 'l'}} as const;
  const {values} = parseArgs({args, options, strict: false});
  const outDir = values['out-dir'] ?? 'build';
  if (typeof outDir !== 'string') {
    throw new Error('--out-dir needs a folder. Valid example: --out-dir /srv/docs');
  }
  // Not beside the output: all builds of a site write to its .docusaurus.
  const lock = takeLock(path.join(siteDir, 'build.lock'));
  try {
    const folder = path.resolve(outDir);
    const isReplaced = await replaceFolder(folder, async (partial) => {
      const {others} = besides(folder);
      const locales = values.locale === undefined ? i18n.locales : [];
      const rest = locales.slice(1).map(localePath);
      // Of an option given twice, the last one counts. Docusaurus empties the folder that it builds into: others have their own.
      const runs: DocusaurusRun[] = locales.map((locale) => ({
        args: [...args, '--locale', locale, '--out-dir', localePath(locale) ? others : partial],
        env: {
          LANGUAGES_APART: '1',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/build-${locale}`,
        },
      }));
      // A site of one language, at the root.
      if (runs.length === 0) runs.push({args: [...args, '--out-dir', partial], env: {}});
      const isLarge = listFiles(path.join(siteDir, 'docs')).length > LARGE;
      for (const each of isLarge ? runs.map((run) => [run]) : [runs])
        await runDocusaurus(each, (pid) => lock.share(pid));
      // There is none after `-h`.
      if (!existsSync(partial)) return;
      for (const each of rest) renameSync(path.join(others, each), path.join(partial, each));
      await finish(partial);
    });
    if (isReplaced) {
      writeServerFiles(folder, `${folder}.server`);
      writeOrigin(folder);
      console.log(`The site is in ${path.relative(process.cwd(), folder)}.`);
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${message}\n${outDir} is as it was before. To replace it, run "npm run build" again.`,
      {cause: error},
    );
  } finally {
    lock.release();
  }
}

void runMain(main);
