/**
 * Translations: `npm run i18n:status [-- --json]`, `npm run i18n:check [-- <page>… | --texts]`,
 * `npm run i18n:ack -- <page>…`, `npm run i18n:diff -- <page>`. A page is named by its address or by one of its files. How it works:
 * src/plugins/translations/README.md.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {settings} from '../site.settings';
import {detectAll} from '../src/plugins/translations/detectAll';
import {listPairs} from '../src/plugins/translations/listPairs';
import {listProblems} from '../src/plugins/translations/formatProblems';
import {i18n, translatedLocales} from '../src/settings/locales';
import {acknowledge} from './i18n/acknowledge';
import {checkStrings} from './i18n/checkStrings';
import {findTranslations} from './i18n/findPage';
import {formatJson, formatStatus} from './i18n/formatStatus';
import {listStringsFiles, readTranslatedStrings} from './i18n/readStrings';
import {showChanges} from './i18n/showChanges';
import {showFinding, showFindings, type Finding} from './lint/finding';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const site = {url: settings.siteUrl, ...i18n};
const pairs = () => translatedLocales.flatMap((locale) => listPairs(siteDir, locale));

function named(args: readonly string[], command: string): readonly string[] {
  if (args.length > 0) return args;
  throw new Error(`Name a page, for example: npm run i18n:${command} -- /obis/common/glossary`);
}

/** Problems of the translated interface texts. */
async function findStrings(): Promise<Finding[]> {
  const files = await listStringsFiles(siteDir);
  return files.flatMap(({locale, file, asked, own}) => {
    const {texts, lineOf} = readTranslatedStrings(path.join(siteDir, file));
    return checkStrings(asked, texts, own, locale).map(({id, message, fix}) => ({
      file,
      line: lineOf(id),
      rule: 'text',
      message: `${id}: ${message}`,
      fix,
    }));
  });
}

/** Each command returns the exit code. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => number | Promise<number>>> = {
  async status(args) {
    const pages = detectAll(pairs(), site);
    const strings = (await findStrings()).map(showFinding);
    if (args.includes('--json')) {
      console.log(formatJson(pages, strings));
    } else {
      [formatStatus(pages), ...strings].forEach((line) => console.log(line));
    }
    return 0;
  },

  async check(args) {
    const names = args.filter((arg) => arg !== '--texts');
    const all = pairs();
    const some = [...new Set(names.flatMap((name) => findTranslations(all, name)))];
    const found = listProblems(detectAll(args.length > 0 ? some : all, site));
    const withTexts = args.length === 0 || args.includes('--texts');
    const errors = [...found.errors, ...(withTexts ? await findStrings() : [])];
    const lines = [...showFindings(errors), ...showFindings(found.warnings, 'warning')];
    lines.forEach((line) => console.log(line));
    if (errors.length > 0) console.log(`\n${errors.length} mistake(s) in the translations`);
    return errors.length > 0 ? 1 : 0;
  },

  ack(args) {
    const all = pairs();
    for (const pair of named(args, 'ack').flatMap((name) => findTranslations(all, name))) {
      const changed = acknowledge(siteDir, pair, site);
      console.log(`${pair.translationFile}: ${changed ? 'stamped' : 'was fresh already'}`);
    }
    return 0;
  },

  diff(args) {
    const all = pairs();
    for (const name of named(args, 'diff')) {
      for (const pair of findTranslations(all, name)) {
        console.log(showChanges(siteDir, pair, process.stdout.isTTY));
      }
    }
    return 0;
  },
};

async function main([command = '', ...args]: readonly string[]): Promise<number> {
  const run = COMMANDS[command];
  if (!run)
    throw new Error(`Unknown command "${command}". Known: ${Object.keys(COMMANDS).join(', ')}.`);
  return run(args);
}

void runMain(() => main(process.argv.slice(2)));
