import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Files of this site that the stock site uses; of the theme only what pages need to render. */
const PARTS = [
  'data',
  'docs',
  'i18n',
  'package.json',
  'sidebars.ts',
  'src/components',
  'src/css',
  'src/pages',
  'src/plugins',
  'src/theme/Heading/HashLink.tsx',
  'src/theme/Heading/textOf.ts',
  'src/theme/MDXComponents',
  'static',
  'tsconfig.json',
];

/** A built site in a temporary folder. */
export type BuiltSite = {readonly buildDir: string; remove(): void};

/**
 * Builds the pages of this site with stock Docusaurus (docusaurus.config.ts beside this file), both languages.
 * @throws Error with the output of the build when it fails
 */
export function buildStock(siteDir: string): BuiltSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'obis-stock-'));
  const remove = () => rmSync(folder, {recursive: true, force: true});
  for (const part of PARTS) {
    cpSync(path.join(siteDir, part), path.join(folder, part), {recursive: true});
  }
  const modules = path.join(siteDir, 'node_modules');
  symlinkSync(modules, path.join(folder, 'node_modules'), 'junction');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      path.join(modules, '@docusaurus/core/bin/docusaurus.mjs'),
      ...['build', folder, '--config', path.join(__dirname, 'docusaurus.config.ts')],
    ],
    {
      encoding: 'utf8',
      // The cache of a temporary folder would stay in node_modules.
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    },
  );
  if (status !== 0) {
    remove();
    throw new Error(`The stock site could not be built.\n${stdout}${stderr}`);
  }
  return {buildDir: path.join(folder, 'build'), remove};
}
