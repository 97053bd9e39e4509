import fs from 'node:fs';
import path from 'node:path';

/** What a build reads, without node_modules. */
const PARTS = [
  'babel.config.js',
  'data',
  'docs',
  'docusaurus.config.ts',
  'i18n',
  'package-lock.json',
  'package.json',
  'redirects.yaml',
  'sidebars.ts',
  'site.settings.ts',
  'src',
  'static',
  'tools',
  'tsconfig.json',
];

/** What is there once a version is cut. */
const VERSIONS = ['versioned_data', 'versioned_docs', 'versioned_sidebars', 'versions.json'];

/** Copies what a build reads into an empty folder, without node_modules. */
export function copySources(siteDir: string, folder: string): void {
  const versions = VERSIONS.filter((part) => fs.existsSync(path.join(siteDir, part)));
  for (const part of [...PARTS, ...versions]) {
    fs.cpSync(path.join(siteDir, part), path.join(folder, part), {recursive: true});
  }
}

/**
 * Copies the site into an empty folder, with a symlink to node_modules. Build the copy with `WITHOUT_CACHE`: the cache is
 * keyed by folder, and each build would leave 30 to 46 MB in node_modules/.cache.
 */
export function copySite(siteDir: string, folder: string): void {
  copySources(siteDir, folder);
  const modules = path.join(siteDir, 'node_modules');
  fs.symlinkSync(modules, path.join(folder, 'node_modules'), 'junction');
}

export const WITHOUT_CACHE = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
