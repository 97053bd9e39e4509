import fs from 'node:fs';
import path from 'node:path';
import {translatedLocales} from '../../settings/locales';

/** A version of the manual, with the facts that its pages show. Paths are relative to the site. */
export type Version = {
  /** As in versions.json; none for the current version. */
  readonly name?: string;
  /** The folder of its facts. */
  readonly data: string;
  /** What the addresses of its pages begin with. */
  readonly prefix: string;
  /** The folders of its pages: in the default language, then translated. */
  readonly pages: readonly string[];
};

const translated = (folder: string): string[] =>
  translatedLocales.map((locale) => `i18n/${locale}/${folder}`);

export const CURRENT: Version = {
  data: 'data',
  prefix: '',
  pages: [
    'docs',
    'src/pages',
    ...translated('docusaurus-plugin-content-docs/current'),
    ...translated('docusaurus-plugin-content-pages'),
  ],
};

/** A version that `npm run version:cut` has made. */
export const frozenVersion = (name: string): Version => ({
  name,
  data: `versioned_data/version-${name}`,
  prefix: `/${name}`,
  pages: [
    `versioned_docs/version-${name}`,
    ...translated(`docusaurus-plugin-content-docs/version-${name}`),
  ],
});

/** Every version of the site, the current one first. */
export function listVersions(siteDir: string): Version[] {
  const file = path.join(siteDir, 'versions.json');
  if (!fs.existsSync(file)) return [CURRENT];
  const names = JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
  return [CURRENT, ...names.map(frozenVersion)];
}

/**
 * The version that a page's file belongs to.
 * @param file relative to the site
 */
export function versionOf(file: string): Version {
  const name =
    /^(?:versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\/version-([^/]+)\//.exec(
      file.split(path.sep).join('/'),
    )?.[1];
  return name === undefined ? CURRENT : frozenVersion(name);
}
