import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../product-model/pages';
import type {PagePair} from './types';

/** Where pages stand, with the folder of their translations. */
export const FOLDERS = [
  {source: 'docs', translation: 'i18n/zh/docusaurus-plugin-content-docs/current'},
  {source: 'src/pages', translation: 'i18n/zh/docusaurus-plugin-content-pages'},
] as const;

const isPage = (name: string): boolean => /\.mdx?$/.test(name);

function read(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** Reads every page that exists in at least one language, in the order of the files. */
export function listPairs(siteDir: string): PagePair[] {
  return FOLDERS.flatMap(({source, translation}) => {
    const listed = [source, translation].flatMap((folder) =>
      listFiles(path.join(siteDir, folder)).filter(isPage),
    );
    return [...new Set(listed)].sort().map((name) => ({
      route: `/${name.replace(/\.mdx?$/, '')}`,
      sourceFile: `${source}/${name}`,
      source: read(path.join(siteDir, source, name)),
      translationFile: `${translation}/${name}`,
      translation: read(path.join(siteDir, translation, name)),
    }));
  });
}

/** The source of a translated file, or undefined for a file that is none. Both are paths from the site's folder. */
export function sourceOf(file: string): {sourceFile: string; route: string} | undefined {
  const folder = FOLDERS.find(({translation}) => file.startsWith(`${translation}/`));
  if (!folder || !isPage(file)) return undefined;
  const name = file.slice(folder.translation.length + 1);
  return {sourceFile: `${folder.source}/${name}`, route: `/${name.replace(/\.mdx?$/, '')}`};
}
