import fs from 'node:fs';
import path from 'node:path';
import {listFiles, localeOf, pageFolders, routeOf} from './pages';

/** An English page and its translation. The text of a file that does not exist is undefined. */
export type PagePair = {
  /** Route of the page, such as `/obis/common/glossary`. */
  readonly route: string;
  readonly englishFile: string;
  readonly english: string | undefined;
  readonly translationFile: string;
  readonly translation: string | undefined;
};

function read(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/**
 * Read all pages together with their translations. A page that exists in one of the two languages only is included.
 * @param locale the language of the translations
 */
export function listPagePairs(siteDir: string, locale: string): PagePair[] {
  return pageFolders(locale).flatMap(({english, translation}) => {
    const files = [english, translation].flatMap((folder) => listFiles(path.join(siteDir, folder)));
    const names = new Set(files.filter((file) => /\.mdx?$/.test(file)).sort());
    return [...names].map((name) => ({
      route: routeOf(`${english}/${name}`) ?? '',
      englishFile: `${english}/${name}`,
      english: read(path.join(siteDir, english, name)),
      translationFile: `${translation}/${name}`,
      translation: read(path.join(siteDir, translation, name)),
    }));
  });
}

/** Return the English file and the route of a translated page. Return undefined for other files. Paths are relative to the site directory. */
export function findEnglishFile(file: string): {englishFile: string; route: string} | undefined {
  const folder = pageFolders(localeOf(file)).find(({translation}) =>
    file.startsWith(`${translation}/`),
  );
  if (!folder) return undefined;
  const englishFile = folder.english + file.slice(folder.translation.length);
  const route = routeOf(englishFile);
  return route === undefined ? undefined : {englishFile, route};
}
