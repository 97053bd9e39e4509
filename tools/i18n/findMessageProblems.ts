import fs from 'node:fs';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {getLoadedContentTranslationFiles} from '@docusaurus/plugin-content-docs/lib/translations.js';
import {getTranslationFiles} from '@docusaurus/theme-classic/lib/translations';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {TranslationFile} from '@docusaurus/types';
import * as z from 'zod';
import config from '../../docusaurus.config';
import sidebars from '../../sidebars';
import {i18n, translatedLocales} from '../../src/content/locales';
import {listFiles} from '../../src/content/pages';
import {suggest} from '../../src/lib/suggest';
import type {Problem} from '../lint/problem';
import {compareMessages, type Messages} from './compareMessages';

/** A translation file, and the English messages that it translates. */
type MessageFile = {
  readonly locale: string;
  readonly file: string;
  readonly english: Messages;
  /**
   * Check whether the file must have a message. It may leave out messages of the theme, which brings its own translations. It must have the
   * titles of admonitions, because the Markdown export reads them from this file.
   */
  readonly isRequired: (id: string) => boolean;
  /**
   * A file with the English messages for which the translations were written, by id. They are not in the translation file, because
   * `write-translations` overwrites each description there. The navbar and the footer have no such file: their ids contain the English
   * messages, so a changed message has another id.
   */
  readonly recordFile?: string;
};

type SidebarItem = {readonly type?: string; readonly label?: string};

/** List the translation files of the interface with their English messages. */
async function listMessageFiles(siteDir: string): Promise<MessageFile[]> {
  const code = await readCodeMessages(siteDir);
  // The docs plugin marks a page with its own label as `translatable` only later, so do it here.
  const marked = JSON.parse(JSON.stringify(sidebars), (_, item: SidebarItem | null) =>
    item?.type === 'doc' && item.label ? {...item, translatable: true} : item,
  ) as unknown;
  const loadedVersions = [{versionName: 'current', sidebars: marked}];
  const docs = getLoadedContentTranslationFiles({loadedVersions} as unknown as LoadedContent);
  return translatedLocales.flatMap((locale) => [
    {
      locale,
      file: `i18n/${locale}/code.json`,
      recordFile: `i18n/${locale}/code.english.json`,
      english: code,
      isRequired: (id) => /^(?:obis|theme\.admonition)\./.test(id),
    },
    ...toMessageFiles(
      `i18n/${locale}/docusaurus-plugin-content-docs`,
      locale,
      docs,
      /^sidebar\./,
    ).map((file) => ({...file, recordFile: file.file.replace('.json', '.english.json')})),
    ...listThemeMessages(config.themeConfig as ThemeConfig, locale),
  ]);
}

/** List the labels of the navbar and the footer by the ids of the theme. The title of the navbar is left out, because it is a name. */
export const listThemeMessages = (themeConfig: ThemeConfig, locale: string): MessageFile[] =>
  toMessageFiles(
    `i18n/${locale}/docusaurus-theme-classic`,
    locale,
    getTranslationFiles({themeConfig}),
    /^(?:(?:item\.label|link\.title|link\.item\.label)\.|copyright$)/,
  );

/** Convert the translation files that a plugin would write. Only ids that match `required` are kept. */
const toMessageFiles = (
  folder: string,
  locale: string,
  files: readonly TranslationFile[],
  required: RegExp,
): MessageFile[] =>
  files.map(({path: name, content}) => ({
    locale,
    file: `${folder}/${name}.json`,
    english: new Map(
      Object.entries(content).flatMap(([id, {message}]) =>
        required.test(id) ? [[id, message]] : [],
      ),
    ),
    isRequired: (id) => required.test(id),
  }));

/**
 * Read the English messages in the code, as Docusaurus extracts them, and those that replace messages of the theme.
 * @throws Error that names the file in which a text or an id is not a literal, or an id that has two texts
 */
async function readCodeMessages(siteDir: string): Promise<Messages> {
  const files = listFiles(path.join(siteDir, 'src'))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(siteDir, 'src', name))
    // Skip files without translated texts, because the extractor parses each file completely.
    .filter((file) => /ranslate\b/.test(fs.readFileSync(file, 'utf8')));
  const extracted = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({isServer: true}),
  );
  const warnings = extracted.flatMap(({sourceCodeFilePath, warnings: found}) =>
    found.map((warning) => `${path.relative(siteDir, sourceCodeFilePath)}: ${warning}`),
  );
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const file = `i18n/${i18n.defaultLocale}/code.json`;
  const replaced = parseTranslationFile(file, fs.readFileSync(path.join(siteDir, file), 'utf8'));
  const own = extracted.flatMap(({translations}) => Object.entries(translations));
  const messages = new Map(own.map(([id, {message}]) => [id, message]));
  // If two files have different texts for an id, `messages` has the last of them, so the first one differs from it.
  const [other] = own.find(([id, {message}]) => messages.get(id) !== message) ?? [];
  if (other)
    throw new Error(
      `two files of src/ have different English texts for "${other}". Fix: make them alike`,
    );
  Object.entries(replaced).forEach(([id, {message}]) => messages.set(id, message));
  return messages;
}

const Translations = z.record(
  z.string(),
  z.object({message: z.string('the text has to be in quotation marks')}),
);

/**
 * Parse the text of a translation file, with or without a byte order mark.
 * @throws Error that names the file and the fix
 */
export const parseTranslationFile = (file: string, text: string): z.infer<typeof Translations> =>
  parseJson(file, text, Translations);

/** Parse a JSON text. @throws Error that names the file and the fix */
function parseJson<T>(file: string, text: string, schema: z.ZodType<T>): T {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const fix = 'look for a comma, bracket or quotation mark too many, missing or full-width';
    throw new Error(`${file} syntax: ${String(error)}. Fix: ${fix}.`, {cause: error});
  }
  const {data, error} = schema.safeParse(content);
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`, {cause: error});
  return data;
}

const EnglishMessages = z.record(z.string(), z.string());

/** Read the English messages for which the messages of a translation file were written. */
const readRecord = (siteDir: string, recordFile: string): Messages =>
  new Map(
    Object.entries(parseJson(recordFile, readJsonText(siteDir, recordFile), EnglishMessages)),
  );

/**
 * Record that the messages of a translation file say the same as the English messages.
 * @returns whether the record has changed
 * @throws Error with the nearest names if no such file needs a record
 */
export async function recordMessages(siteDir: string, name: string): Promise<boolean> {
  const files = await listMessageFiles(siteDir);
  const wanted = path.posix.normalize(name);
  const found = files.find(({file}) => file === wanted);
  if (!found?.recordFile) {
    const recordable = files.flatMap(({file, recordFile}) => (recordFile ? [file] : []));
    throw new Error(`${name} is not recorded. Fix: ${suggest(wanted, recordable)}`);
  }
  const {file, recordFile, english} = found;
  const ids = Object.keys(parseTranslationFile(file, readJsonText(siteDir, file)));
  const recorded = ids.flatMap((id) => (english.has(id) ? [[id, english.get(id)]] : []));
  const text = `${JSON.stringify(Object.fromEntries(recorded), null, 2)}\n`;
  const isNew = text !== readJsonText(siteDir, recordFile);
  if (isNew) fs.writeFileSync(path.join(siteDir, recordFile), text);
  return isNew;
}

/** Read a file of the site. Return an empty JSON object if it does not exist. */
function readJsonText(siteDir: string, file: string): string {
  const target = path.join(siteDir, file);
  return fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '{}';
}

/**
 * Find the problems of the translated messages. A file that does not exist has no messages.
 * @param incomplete languages that are still being added; a missing text is a warning in them
 */
export async function findMessageProblems(
  siteDir: string,
  incomplete: ReadonlySet<string>,
): Promise<Problem[]> {
  const files = await listMessageFiles(siteDir);
  return files.flatMap(({locale, file, english, isRequired, recordFile}) => {
    const content = readJsonText(siteDir, file);
    const entries = Object.entries(parseTranslationFile(file, content));
    const texts = new Map(entries.map(([id, {message}]) => [id, message]));
    const record = recordFile
      ? {translationFile: file, messages: readRecord(siteDir, recordFile)}
      : undefined;
    const lines = content.split('\n');
    return compareMessages(english, texts, isRequired, locale, record).map(
      ({id, message, fix}) => ({
        file,
        line: Math.max(1, lines.findIndex((line) => line.includes(`"${id}":`)) + 1),
        rule: 'text',
        message: `${id}: ${message}`,
        fix,
        severity:
          incomplete.has(locale) && !texts.has(id) ? ('warning' as const) : ('error' as const),
      }),
    );
  });
}
