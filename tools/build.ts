/**
 * `npm run build [-- options of docusaurus build]`: build all languages in a folder beside `build/`, and replace `build/` only after the
 * whole build has succeeded. `build.server/` gets the configuration for web servers, and the commit and time of the build. Do not run two
 * builds in one checkout at the same time, because both write to `.docusaurus`.
 */
import {execFileSync} from 'node:child_process';
import {renameSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {settings} from '../site.settings';
import {writeOfflineFiles} from './build/writeOfflineFiles';
import {providerOrigins} from '../src/plugins/search/hosted/providerOrigins';
import {writeRedirects} from './build/writeRedirects';
import {writePolicy} from './security-headers/writePolicy';
import {i18n, localePath} from '../src/content/locales';
import {writeBuildInfo} from './build/buildInfo';
import {checkOutputFolder} from './build/checkOutputFolder';
import {writeServerFiles} from './server-config/writeServerFiles';
import {runMain} from './runMain';

/** With more memory for short-lived objects (64 MiB), Node collects garbage less often, and the build is a tenth faster. */
const NODE_OPTIONS = ['--max-semi-space-size=64'];

/**
 * No cache of earlier builds. It would not notice a change of `data/` or of a remark plugin, so that a page would keep the headings and the
 * links of a deleted term.
 */
const env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

/** The folder of each language in the build, below the base URL. */
type LocaleFolders = Readonly<Record<string, string>>;

/** Return the folder of each language. Docusaurus writes a build of one language (`--locale zh`) to the root. */
const findLocaleFolders = (locales: readonly string[]): LocaleFolders =>
  Object.fromEntries(
    locales.map((locale) => [locale, locales.length === 1 ? '' : localePath(locale)]),
  );

/** Write `robots.txt`, which forbids nothing and names the sitemap of each language. */
function writeRobots(folder: string, localeFolders: LocaleFolders): void {
  const siteRoot = settings.siteUrl + settings.baseUrl;
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...Object.values(localeFolders).map((name) => `Sitemap: ${siteRoot}${name}sitemap.xml`),
  ];
  writeFileSync(path.join(folder, 'robots.txt'), `${lines.join('\n')}\n`);
}

/** Write the files that depend on the pages of all languages. Each step reads what the steps before it have written. */
async function finish(folder: string, localeFolders: LocaleFolders): Promise<void> {
  const {baseUrl, hostedSearch} = settings;
  writeRedirects(folder, baseUrl);
  writeRobots(folder, localeFolders);
  writePolicy(folder, {connect: hostedSearch ? providerOrigins(hostedSearch) : []});
  // This step is the last, because it hashes every file.
  await writeOfflineFiles(folder, localeFolders);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const {values} = parseArgs({
    args,
    options: {'out-dir': {type: 'string'}, locale: {type: 'string', short: 'l', multiple: true}},
    strict: false,
  });
  const outDir = values['out-dir'] ?? 'build';
  if (typeof outDir !== 'string') {
    throw new Error('--out-dir needs a folder. Valid example: --out-dir /srv/docs');
  }
  const folder = path.resolve(outDir);
  checkOutputFolder(folder);
  const partial = `${folder}.partial`;
  rmSync(partial, {recursive: true, force: true});
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  try {
    // If `args` has --out-dir too, Docusaurus uses the last one.
    const command = [...NODE_OPTIONS, docusaurus, 'build', ...args, '--out-dir', partial];
    execFileSync(process.execPath, command, {stdio: 'inherit', env});
    await finish(partial, findLocaleFolders(values.locale?.map(String) ?? i18n.locales));
    writeServerFiles(partial, `${partial}.server`);
    writeBuildInfo(partial);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\n${outDir} is as it was before.`, {cause: error});
  }
  // The folder with build-info.json is the last, so that the old one stays if the first step fails.
  for (const suffix of ['.server', '']) {
    rmSync(folder + suffix, {recursive: true, force: true});
    renameSync(partial + suffix, folder + suffix);
  }
  console.log(`The site is in ${path.relative(process.cwd(), folder)}.`);
}

void runMain(main);
