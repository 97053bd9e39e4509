import fs from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import {i18n, languageName, translatedLocales, type Locale} from '../../src/content/locales';
import {git} from '../../src/lib/git';
import {findBranchStart, listChangedFiles} from '../check/listChangedFiles';
import type {Finding} from '../lint/finding';

/** An English text of a data file with its translation into one language. */
type TextPair = {
  readonly english: string;
  readonly line: number;
  readonly locale: Locale;
  /** The keys and ids above the text, and its translation, as one string. */
  readonly key: string;
};

/**
 * List the English texts of a data file with their translations. Entries of a list are told apart by their ids or codes and not by their
 * positions, so that a new order changes nothing. Entries without either are told apart by their translations.
 */
function listTextPairs(content: string): TextPair[] {
  const counter = new LineCounter();
  function visit(node: unknown, keys: readonly unknown[]): TextPair[] {
    if (isSeq(node)) {
      const idOf = (item: unknown) => isMap(item) && (item.get('id') ?? item.get('code'));
      return node.items.flatMap((item) => visit(item, [...keys, idOf(item)]));
    }
    if (!isMap(node)) return [];
    const english = node.get(i18n.defaultLocale, true);
    const line = counter.linePos(english?.range?.[0] ?? 0).line;
    const pairs = translatedLocales.flatMap((locale): TextPair[] => {
      const translation = node.get(locale, true);
      if (!isScalar(english) || !isScalar(translation)) return [];
      const key = JSON.stringify([locale, translation, ...keys]);
      return [{english: String(english.value), line, locale, key}];
    });
    return [...pairs, ...node.items.flatMap(({key, value}) => visit(value, [...keys, key]))];
  }
  return visit(parseDocument(content, {lineCounter: counter}).contents, []);
}

/** Compare a data file with its old content, and report each English text that has changed although its translation has not. */
export function compareVersions(file: string, oldContent: string, content: string): Finding[] {
  const oldPairs = listTextPairs(oldContent);
  const pairs = listTextPairs(content);
  const contains = (some: readonly TextPair[], {key, english}: TextPair) =>
    some.some((each) => each.key === key && each.english === english);
  return pairs.flatMap((pair): Finding[] => {
    if (contains(oldPairs, pair)) return [];
    // If no text is gone, this one is new, and another entry has the same translation.
    const old = oldPairs.find((each) => each.key === pair.key && !contains(pairs, each));
    if (!old) return [];
    const language = languageName(pair.locale);
    return [
      {
        file,
        line: pair.line,
        rule: 'stale',
        message: `the English text has changed and the ${language} text has not; the English text was "${old.english}"`,
        fix: `change the ${language} text if it does not say the same as the new English text`,
        severity: 'warning',
      },
    ];
  });
}

/**
 * Find the texts of data/ whose English has changed since the branch left the main branch, although their translation has not. Nothing is
 * found if Git does not know where the branch began, such as in a shallow clone.
 */
export function findStaleFacts(siteDir: string): Finding[] {
  const base = findBranchStart(siteDir);
  if (base === undefined) return [];
  return listChangedFiles(siteDir)
    .filter((file) => /^data\/.*\.ya?ml$/.test(file) && fs.existsSync(path.join(siteDir, file)))
    .flatMap((file) => {
      const oldContent = git(siteDir, 'show', `${base}:./${file}`) ?? '';
      return compareVersions(file, oldContent, fs.readFileSync(path.join(siteDir, file), 'utf8'));
    });
}
