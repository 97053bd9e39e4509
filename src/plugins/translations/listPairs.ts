import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {PagePair} from './types';

/** Where pages stand, with the folder of their translations, both from the site's folder. */
export type Folders = {readonly source: string; readonly translation: string};

/** The folders of the docs and the pages of a site with Docusaurus's default paths. */
export const foldersOf = (locale: string): Folders[] => [
  {source: 'docs', translation: `i18n/${locale}/docusaurus-plugin-content-docs/current`},
  {source: 'src/pages', translation: `i18n/${locale}/docusaurus-plugin-content-pages`},
];

function read(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/**
 * Reads every page that exists in at least one language, in the order of the files.
 * @param locale the language that pages are translated into
 */
export function listPairs(siteDir: string, locale: string): PagePair[] {
  return foldersOf(locale).flatMap(({source, translation}) => {
    const listed = [source, translation].flatMap((folder) =>
      Globby.sync('**/*.{md,mdx}', {cwd: path.join(siteDir, folder)}),
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
  const [, locale = ''] = /^i18n\/([^/]+)\//.exec(file) ?? [];
  const folder = foldersOf(locale).find(({translation}) => file.startsWith(`${translation}/`));
  if (!folder) return undefined;
  const name = file.slice(folder.translation.length + 1);
  return {sourceFile: `${folder.source}/${name}`, route: `/${name.replace(/\.mdx?$/, '')}`};
}
