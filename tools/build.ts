/**
 * `npm run build [-- options of docusaurus build]`: builds the site beside `build/`, finishes its pages, and replaces
 * `build/` only when all of it is there. src/security/README.md has the policy, CONTRIBUTING.md the rest.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {settings} from '../site.settings';
import {writeOfflineFiles} from '../src/plugins/offline/node/writeOfflineFiles';
import {providerOrigins} from '../src/plugins/search/algolia/providerOrigins';
import {writeRedirects} from '../src/plugins/redirects/writeRedirects';
import {writePolicy} from '../src/security/writePolicy';
import {i18n, localePath} from '../src/settings/locales';
import {takeLock} from './build/lock';
import {writeOrigin} from './build/origin';
import {replaceFolder} from './build/replaceFolder';
import {runDocusaurus} from './build/runDocusaurus';
import {writeServerFiles} from './servers/writeServerFiles';
import {runMain} from './runMain';
import {siteDir} from './siteDir';

const localeFolders = Object.fromEntries(
  i18n.locales.map((locale) => [locale, localePath(locale)]),
);

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
  const {values} = parseArgs({args, options: {'out-dir': {type: 'string'}}, strict: false});
  const outDir = values['out-dir'] ?? 'build';
  if (typeof outDir !== 'string') {
    throw new Error('--out-dir needs a folder. Valid example: --out-dir /srv/docs');
  }
  // Not beside the output: all builds of a site write to its .docusaurus.
  const lock = takeLock(path.join(siteDir, 'build.lock'));
  try {
    const folder = path.resolve(outDir);
    const isReplaced = await replaceFolder(folder, async (partial) => {
      // Of an option given twice, the last one counts.
      await runDocusaurus([...args, '--out-dir', partial], (pid) => lock.share(pid));
      // There is none after `--help`.
      if (existsSync(partial)) await finish(partial);
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
