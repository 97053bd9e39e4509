import fs from 'node:fs';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {getTranslationFiles} from '@docusaurus/theme-classic/lib/translations';
import type {ThemeConfig} from '@docusaurus/theme-common';
import config from '../../docusaurus.config';
import sidebars from '../../sidebars';
import {translatedLocales} from '../../src/settings/locales';
import {listFiles} from '../../src/plugins/product-model/pages';
import type {Finding} from '../lint/finding';
import {checkStrings, type Strings} from './checkStrings';

/** A translation file, and the English texts that the site looks up in it. */
export type StringsFile = {
  readonly locale: string;
  readonly file: string;
  readonly asked: Strings;
  /** Ids that the file must have; the theme translates the others. */
  readonly own: (id: string) => boolean;
};

/** Lists the translation files of the interface. */
async function listStringsFiles(siteDir: string): Promise<StringsFile[]> {
  const code = await readCodeStrings(siteDir);
  return translatedLocales.flatMap((locale) => [
    {
      locale,
      file: `i18n/${locale}/code.json`,
      asked: code,
      own: (id) => id.startsWith('obis.'),
    },
    {
      locale,
      file: `i18n/${locale}/docusaurus-plugin-content-docs/current.json`,
      asked: new Map(
        Object.entries(sidebars).flatMap(([name, items]) =>
          sidebarStrings(name, items as SidebarEntry[]),
        ),
      ),
      own: (id) => id.startsWith('sidebar.'),
    },
    ...themeStrings(config.themeConfig as ThemeConfig, locale),
  ]);
}

/** Lists the labels of the navbar and the footer, under the ids that the theme gives them. */
export function themeStrings(themeConfig: ThemeConfig, locale: string): StringsFile[] {
  // Not the title of the navbar, a name.
  const own = (id: string) =>
    /^(?:(?:item\.label|link\.title|link\.item\.label)\.|copyright$)/.test(id);
  return getTranslationFiles({themeConfig}).map(({path: name, content}) => ({
    locale,
    file: `i18n/${locale}/docusaurus-theme-classic/${name}.json`,
    asked: new Map(
      Object.entries(content).flatMap(([id, {message}]) => (own(id) ? [[id, message]] : [])),
    ),
    own,
  }));
}

type SidebarEntry = {
  readonly type: string;
  readonly label?: string;
  readonly key?: string;
  readonly items?: readonly (string | SidebarEntry)[];
};

/** Lists the labels of a sidebar's categories and pages, under the ids that the docs plugin gives them. */
function sidebarStrings(
  sidebar: string,
  items: readonly (string | SidebarEntry)[] = [],
): [string, string][] {
  return items.flatMap((item): [string, string][] => {
    if (typeof item === 'string') return [];
    const {type, label, key, items: below} = item;
    const own: [string, string][] = label
      ? [[`sidebar.${sidebar}.${type}.${key ?? label}`, label]]
      : [];
    return [...own, ...sidebarStrings(sidebar, below)];
  });
}

/**
 * Reads the English texts in the code, as Docusaurus extracts them.
 * @throws Error naming the file in which a text or an id is not a literal
 */
async function readCodeStrings(siteDir: string): Promise<Strings> {
  const files = listFiles(path.join(siteDir, 'src'))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(siteDir, 'src', name))
    // Skips files without texts: the extractor parses the whole file.
    .filter((file) => /ranslate\b/.test(fs.readFileSync(file, 'utf8')));
  const extracted = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({isServer: true}),
  );
  const warnings = extracted.flatMap(({sourceCodeFilePath, warnings: found}) =>
    found.map((warning) => `${path.relative(siteDir, sourceCodeFilePath)}: ${warning}`),
  );
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return new Map(
    extracted.flatMap(({translations}) =>
      Object.entries(translations).map(([id, {message}]) => [id, message] as const),
    ),
  );
}

type Translations = Readonly<Record<string, {readonly message: string}>>;

function readJson(file: string, text: string): Translations {
  try {
    return JSON.parse(text) as Translations;
  } catch (error) {
    const fix = 'look for a comma, bracket or quotation mark too many, missing or full-width';
    throw new Error(`${file} syntax: ${String(error)}. Fix: ${fix}.`, {cause: error});
  }
}

/** Finds the problems of the translated interface texts; a file that does not exist has no texts. */
export async function findStringProblems(siteDir: string): Promise<Finding[]> {
  const files = await listStringsFiles(siteDir);
  return files.flatMap(({locale, file, asked, own}) => {
    const target = path.join(siteDir, file);
    const source = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '{}';
    const entries = Object.entries(readJson(file, source));
    const texts = new Map(entries.map(([id, {message}]) => [id, message]));
    const lines = source.split('\n');
    return checkStrings(asked, texts, own, locale).map(({id, message, fix}) => ({
      file,
      line: Math.max(1, lines.findIndex((line) => line.includes(`"${id}":`)) + 1),
      rule: 'text',
      message: `${id}: ${message}`,
      fix,
    }));
  });
}
