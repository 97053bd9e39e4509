import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {PagePair} from './types';

/** A folder of pages and the folder of their translations, both relative to the site directory. */
export type Folders = {readonly source: string; readonly translation: string};

/** The folders of docs and pages at Docusaurus's default paths. */
export const foldersOf = (locale: string): Folders[] => [
  {source: 'docs', translation: `i18n/${locale}/docusaurus-plugin-content-docs/current`},
  {source: 'src/pages', translation: `i18n/${locale}/docusaurus-plugin-content-pages`},
];

function read(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/**
 * Reads every page that exists in at least one language, in file order.
 * @param locale the target locale
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

/** The source of a translated file, or undefined for any other file. Paths are relative to the site directory. */
export function sourceOf(file: string): {sourceFile: string; route: string} | undefined {
  const [, locale = ''] = /^i18n\/([^/]+)\//.exec(file) ?? [];
  const folder = foldersOf(locale).find(({translation}) => file.startsWith(`${translation}/`));
  if (!folder) return undefined;
  const name = file.slice(folder.translation.length + 1);
  return {sourceFile: `${folder.source}/${name}`, route: `/${name.replace(/\.mdx?$/, '')}`};
}
