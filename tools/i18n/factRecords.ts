import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {i18n, languageName, translatedLocales} from '../../src/content/locales';
import {listFiles} from '../../src/content/pages';
import {readYaml} from '../../src/lib/parseYaml';
import {WriterError} from '../../src/lib/writerError';
import {HASH_LENGTH} from '../../src/plugins/translations/hashPage';
import type {Problem} from '../lint/problem';

/** The translation records of data/ in one language. The key is the path of a data file, and the value the hash of the English texts with which its translations were compared. */
type Records = Readonly<Record<string, string>>;

const recordFile = (locale: string) => `i18n/${locale}/data.json`;

/** @throws Error that names the file and the fix, if the file is not valid JSON */
function readRecords(siteDir: string, locale: string): Records {
  const file = path.join(siteDir, recordFile(locale));
  if (!fs.existsSync(file)) return {};
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Records;
  } catch (error) {
    throw new WriterError(
      `${recordFile(locale)}: ${(error as Error).message}. Fix: take the file of the main branch, then run npm run i18n -- record for each file of data/ that you changed`,
    );
  }
}

/**
 * List the texts of a data file in one language, each after the keys above it. Entries of a list are told apart by their ids or codes, so that a
 * new order changes nothing, and by their positions if they have none.
 */
function listTexts(yaml: string, locale: string): string[] {
  const texts: string[] = [];
  const reading = readYaml(yaml);
  function visit(value: unknown, name: string): void {
    if (typeof value !== 'object' || value === null) return;
    const children: Readonly<Record<string, unknown>> = {...value};
    const text = children[locale];
    if (typeof text === 'string') texts.push(`${name}: ${text}`);
    for (const [key, child] of Object.entries(children)) {
      const {id, code} = (Array.isArray(value) ? child : {}) as {id?: string; code?: string};
      visit(child, `${name}/${id ?? code ?? key}`);
    }
  }
  if (reading.ok) visit(reading.content, '');
  return texts.sort();
}

/** Return the hash of the English texts of a data file, as of a page (hashPage). */
export const hashFacts = (yaml: string): string =>
  createHash('sha256')
    .update(listTexts(yaml, i18n.defaultLocale).join('\n'))
    .digest('hex')
    .slice(0, HASH_LENGTH);

/** Return the path and the content of each data file with English texts. */
function readDataFiles(siteDir: string): [file: string, yaml: string][] {
  return listFiles(path.join(siteDir, 'data'))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name): [string, string] => [
      `data/${name}`,
      fs.readFileSync(path.join(siteDir, 'data', name), 'utf8'),
    ])
    .filter(([, yaml]) => listTexts(yaml, i18n.defaultLocale).length > 0);
}

/** Find the data files whose English texts have changed since their translations were recorded. Files without a translation are left out. */
export function findStaleFacts(siteDir: string): Problem[] {
  const files = readDataFiles(siteDir);
  return translatedLocales.flatMap((locale) => {
    const records = readRecords(siteDir, locale);
    const language = languageName(locale);
    return files
      .filter(
        ([file, yaml]) => records[file] !== hashFacts(yaml) && listTexts(yaml, locale).length > 0,
      )
      .map(([file]): Problem => ({
        file,
        line: 1,
        rule: 'stale',
        message: records[file]
          ? `English texts have changed since the ${language} ones were compared with them`
          : `the ${language} texts have not been compared with the English ones`,
        fix: `npm run i18n -- diff ${file} shows what changed. Correct the ${language} texts, then npm run i18n -- record ${file}`,
        severity: 'warning',
      }));
  });
}

/** Return the data files with this path, or in this folder. */
export function findDataFiles(siteDir: string, name: string): string[] {
  const wanted = path.posix.normalize(name).replace(/\/$/, '');
  return readDataFiles(siteDir)
    .map(([file]) => file)
    .filter((file) => file === wanted || file.startsWith(`${wanted}/`));
}

/** Return the recorded hash of a data file in a language, if it has one. */
export const readFactRecord = (siteDir: string, locale: string, file: string): string | undefined =>
  readRecords(siteDir, locale)[file];

/**
 * Record that the translations of a data file say the same as its English texts. Records of files that are gone are removed.
 * @returns whether a record has changed
 */
export function recordFacts(siteDir: string, recorded: string): boolean {
  const files = readDataFiles(siteDir);
  return translatedLocales
    .map((locale) => {
      const file = path.join(siteDir, recordFile(locale));
      const before = readRecords(siteDir, locale);
      const records = files.flatMap(([name, yaml]) => {
        const hash = name === recorded ? hashFacts(yaml) : before[name];
        return hash === undefined ? [] : [[name, hash]];
      });
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(records), null, 2)}\n`);
      return before[recorded] !== readRecords(siteDir, locale)[recorded];
    })
    .some(Boolean);
}
