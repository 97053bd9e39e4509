import fs from 'node:fs';
import path from 'node:path';
import {i18n, languageName, translatedLocales} from '../../src/content/locales';
import {git} from '../../src/lib/git';
import {lineAt, readYaml} from '../../src/lib/parseYaml';
import type {Finding} from '../lint/finding';

/** Names of the main branch. The first that exists is used. */
const MAIN_BRANCHES = ['origin/main', 'main'];

/** A text in all languages, and the line of its English text. */
type Text = {readonly inLanguage: Readonly<Record<string, unknown>>; readonly line: number};

/**
 * List the texts of a data file by the keys above them. Entries of a list are told apart by their ids or codes, so that a new order changes nothing,
 * and by their positions if they have none.
 */
function listTexts(yaml: string): ReadonlyMap<string, Text> {
  const texts = new Map<string, Text>();
  const reading = readYaml(yaml);
  if (!reading.ok) return texts;
  const {content, lines} = reading;
  function visit(value: unknown, name: string, keys: readonly string[]): void {
    if (typeof value !== 'object' || value === null) return;
    const children: Readonly<Record<string, unknown>> = {...value};
    if (i18n.defaultLocale in children) {
      texts.set(name, {inLanguage: children, line: lineAt({lines}, [...keys, i18n.defaultLocale])});
    }
    for (const [key, child] of Object.entries(children)) {
      const {id, code} = (Array.isArray(value) ? child : {}) as {id?: string; code?: string};
      visit(child, `${name}/${id ?? code ?? key}`, [...keys, key]);
    }
  }
  visit(content, '', []);
  return texts;
}

/** Compare a data file with its old content, and report each English text that has changed although its translation has not. */
export function compareVersions(file: string, oldContent: string, content: string): Finding[] {
  const oldTexts = listTexts(oldContent);
  return [...listTexts(content)].flatMap(([name, {inLanguage, line}]) => {
    const english = inLanguage[i18n.defaultLocale];
    const old = oldTexts.get(name)?.inLanguage ?? {};
    const oldEnglish = old[i18n.defaultLocale];
    if (typeof english !== 'string' || english === oldEnglish) return [];
    return translatedLocales
      .filter((locale) => typeof old[locale] === 'string' && old[locale] === inLanguage[locale])
      .map((locale): Finding => {
        const language = languageName(locale);
        return {
          file,
          line,
          rule: 'stale',
          message: `the English text has changed and the ${language} text has not; the English text was "${String(oldEnglish)}"`,
          fix: `change the ${language} text if it does not say the same as the new English text`,
          severity: 'warning',
        };
      });
  });
}

/**
 * Find the texts of data/ whose English has changed since the branch left the main branch, although their translation has not. Nothing is
 * found if Git does not know where the branch began, such as in a shallow clone, and on the main branch itself: texts of data/ have no
 * translation record, so the branch has to settle the warnings before it is merged.
 */
export function findStaleFacts(siteDir: string): Finding[] {
  const start = MAIN_BRANCHES.map((name) => git(siteDir, 'merge-base', name, 'HEAD')).find(Boolean);
  if (start === undefined) return [];
  const base = start.trim();
  const onlyChanged = ['--name-only', '--no-renames', '--diff-filter=M', '--relative', '-z'];
  const changed = git(siteDir, 'diff', ...onlyChanged, base, '--', 'data') ?? '';
  return changed
    .split('\0')
    .filter((file) => /\.ya?ml$/.test(file))
    .flatMap((file) => {
      const oldContent = git(siteDir, 'show', `${base}:./${file}`) ?? '';
      return compareVersions(file, oldContent, fs.readFileSync(path.join(siteDir, file), 'utf8'));
    });
}
