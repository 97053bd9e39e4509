import fs from 'node:fs';
import path from 'node:path';

/** What a build reads, but for the packages. */
export const SITE_PARTS = [
  'babel.config.js',
  'data',
  'docs',
  'docusaurus.config.ts',
  'i18n',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'site.settings.ts',
  'src',
  'static',
  'tools',
  'tsconfig.json',
];

/**
 * Copies the site into an empty folder. Packages are links, in a folder of its own: the caches of builds go there, and
 * go away with the copy.
 */
export function copySite(siteDir: string, folder: string): void {
  for (const part of SITE_PARTS) {
    fs.cpSync(path.join(siteDir, part), path.join(folder, part), {recursive: true});
  }
  const modules = path.join(folder, 'node_modules');
  fs.mkdirSync(modules, {recursive: true});
  for (const name of fs.readdirSync(path.join(siteDir, 'node_modules'))) {
    const target = path.join(siteDir, 'node_modules', name);
    if (name === '.cache' || !fs.statSync(target).isDirectory()) continue;
    fs.symlinkSync(target, path.join(modules, name), 'junction');
  }
}
