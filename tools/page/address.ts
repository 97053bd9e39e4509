import {existsSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../src/plugins/product-model/nearest';
import {listFiles} from '../../src/plugins/product-model/pages';
import {foldersOf} from '../../src/plugins/translations/listPairs';
import {translatedLocales} from '../../src/settings/locales';

const WORDS = '[a-z0-9]+(?:-[a-z0-9]+)*';
const ADDRESS = new RegExp(`^/obis(?:/${WORDS}){1,}$`);

/**
 * The address of a page of the manual, from what a writer may type.
 * @param name the option, for messages
 * @throws Error with a valid example
 * @example parseAddress('--path', 'docs/obis/common/glossary.mdx') // '/obis/common/glossary'
 */
export function parseAddress(name: string, value: string): string {
  const bare = value
    .trim()
    .replace(/^\.?\/?(?:docs\/)?/, '/')
    .replace(/\.mdx?$/, '');
  if (ADDRESS.test(bare)) return bare;
  throw new Error(
    `${name}: "${value}" is no address of the manual. Fix: start with obis/ and use lower-case words with hyphens, ` +
      'for example obis/feature-guide/kms/rotate-a-key.',
  );
}

/** The folder of the English pages, then those of the translations. */
export const CONTENT_FOLDERS: readonly string[] = [
  'docs',
  ...translatedLocales.map((locale) => foldersOf(locale)[0]?.translation ?? ''),
];

/**
 * The folder of a new page is there, or is not likely to be a typing error.
 * @throws Error with the folders that it resembles
 */
export function checkFolder(siteDir: string, name: string, address: string): void {
  const folder = path.posix.dirname(address);
  if (existsSync(path.join(siteDir, 'docs', folder))) return;
  const folders = new Set(
    listFiles(path.join(siteDir, 'docs')).map((file) => `/${path.posix.dirname(file)}`),
  );
  const depth = (address: string) => address.split('/').length;
  const near = nearest(
    folder,
    [...folders].filter((each) => depth(each) === depth(folder)),
  );
  if (near.length === 0) return;
  throw new Error(
    `${name}: there is no folder docs${folder}. Fix: did you mean ${near.join(' or ')}? To begin a new folder, create it first.`,
  );
}
