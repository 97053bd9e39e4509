import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {pageFolders} from './pages';

/** A page in both languages. A text is undefined where the file does not exist. */
export type PagePair = {
  /** Site path without the locale, such as `/obis/common/glossary`. */
  readonly route: string;
  readonly sourceFile: string;
  readonly source: string | undefined;
  readonly translationFile: string;
  readonly translation: string | undefined;
};

function read(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/**
 * Reads every page that exists in at least one language, in file order.
 * @param locale the target locale
 */
export function listPagePairs(siteDir: string, locale: string): PagePair[] {
  return pageFolders(locale).flatMap(({source, translation}) => {
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
export function sourceOfTranslation(file: string): {sourceFile: string; route: string} | undefined {
  const [, locale = ''] = /^i18n\/([^/]+)\//.exec(file) ?? [];
  const folder = pageFolders(locale).find(({translation}) => file.startsWith(`${translation}/`));
  if (!folder) return undefined;
  const name = file.slice(folder.translation.length + 1);
  return {sourceFile: `${folder.source}/${name}`, route: `/${name.replace(/\.mdx?$/, '')}`};
}
