import {existsSync} from 'node:fs';
import path from 'node:path';
import {pageFolders} from '../../src/content/pages';
import {LOCALES, i18n, type Locale} from '../../src/content/locales';

/**
 * Convert a route or a file name that a writer typed to the route of a page.
 * @param name name of the option, for messages
 * @throws Error with a valid example
 * @example parseRoute('--path', 'docs/obis/common/glossary.mdx') // '/obis/common/glossary'
 */
export function parseRoute(name: string, value: string): string {
  const bare = value.replace(/^\.?\/?(?:docs\/)?/, '/').replace(/\.mdx?$/, '');
  if (/^\/obis(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(bare)) return bare;
  throw new Error(
    `${name}: "${value}" is no address of the manual. Fix: start with obis/ and use lower-case words with hyphens, ` +
      'for example obis/feature-guide/kms/new-page.',
  );
}

/** Return the file of a page in a language. */
export const pageFile = (route: string, language: Locale): string =>
  `${language === i18n.defaultLocale ? 'docs' : pageFolders(language)[0]?.translation}${route}.mdx`;

/** List the files of a page that exist, in all languages. */
export const listFilesOf = (siteDir: string, route: string): string[] =>
  LOCALES.map((language) => pageFile(route, language)).filter((file) =>
    existsSync(path.join(siteDir, file)),
  );

/**
 * Refuse the route of a new page if a page has it already.
 * @param name name of the option, for messages
 * @throws Error with the file
 */
export function checkNewRoute(siteDir: string, name: string, route: string): void {
  const [taken] = listFilesOf(siteDir, route);
  if (taken) throw new Error(`${name}: ${taken} is there already. Fix: choose another address.`);
}
