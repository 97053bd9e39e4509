import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {suggest} from '../../src/lib/suggest';
import {REDIRECTS_FILE, redirectsText} from '../../src/plugins/redirects/readRedirects';
import {hashPage} from '../../src/plugins/translations/hashPage';
import {listPagePairs} from '../../src/content/pagePairs';
import {readTranslationRecord, writeTranslationRecord} from '../../src/plugins/translations/translationRecord';
import {i18n, LOCALES, translatedLocales} from '../../src/content/locales';
import type {Changes, Plan} from './changes';
import {editRedirects} from './editRedirects';
import {checkNewAddress, filesOf, parseAddress} from './pageFiles';
import specified from './specified.json';

/** Files in which the address of a moved page is replaced. redirects.yaml is left out, because it keeps old addresses. */
const PLACES = [
  '{docs,i18n,data,src,tests,tools,deploy,.github}/**/*.{css,html,js,json,md,mdx,mjs,ts,tsx,txt,yaml,yml}',
  '*.{md,mjs,ts}',
];

/**
 * Replace the address of a page in a text. The path of its file contains the address and is replaced too.
 * @example replacePage('see /obis/faq, docs/obis/faq.mdx', '/obis/faq', '/obis/help') // 'see /obis/help, docs/obis/help.mdx'
 */
export function replacePage(text: string, from: string, to: string): string {
  // Not a longer address: /obis/kms is no part of /obis/kms-two or /obis/kms/keys.
  const pattern = new RegExp(`(?<![\\w-])${from.slice(1)}(?![\\w-]|/)`, 'g');
  return text.replace(pattern, to.slice(1));
}

/** Renew the records of translations that were up to date before the links of their English pages changed. Outdated translations stay outdated. */
function renewRecords(
  siteDir: string,
  written: Map<string, string>,
  renamed: Changes['renamed'],
): void {
  const nameOf = (file: string) => renamed.find(({from}) => from === file)?.to ?? file;
  const pairs = translatedLocales.flatMap((locale) => listPagePairs(siteDir, locale));
  for (const {route, english, englishFile, translation, translationFile} of pairs) {
    const changed = written.get(nameOf(englishFile));
    if (english === undefined || translation === undefined || changed === undefined) continue;
    const reading = readTranslationRecord(translation, i18n.defaultLocale);
    if (reading.kind !== 'record' || reading.record.hash !== hashPage(english, route)) continue;
    const name = nameOf(translationFile);
    const hash = hashPage(changed, nameOf(englishFile).replace(/^docs|\.mdx$/g, ''));
    const record = {source: i18n.defaultLocale, hash};
    written.set(name, writeTranslationRecord(written.get(name) ?? translation, record));
  }
}

/**
 * Plan the move of a page. The changes cover its files, its sidebar entry, every link to it, the records of up-to-date translations, and
 * a redirect.
 * @throws Error if the page cannot be moved; nothing has been written then
 */
export function planMove(siteDir: string, oldAddress: string, newAddress: string): Plan {
  const from = parseAddress('The old address', oldAddress);
  const to = parseAddress('The new address', newAddress);
  if (specified.includes(from)) {
    const fix =
      'leave it there, or remove it from tools/page/specified.json when the specification has changed';
    throw new Error(`The specification lists ${from}. Fix: ${fix}.`);
  }
  const files = filesOf(siteDir, from);
  if (files.length === 0) {
    const routes = listPagePairs(siteDir, translatedLocales[0] ?? '').map(({route}) => route);
    throw new Error(`There is no page ${from}. Fix: ${suggest(from, routes)}`);
  }
  checkNewAddress(siteDir, 'The new address', to);
  const renamed = files.map((file) => ({from: file, to: file.replace(from, to)}));
  const written = new Map(
    renamed.map((each) => [each.to, fs.readFileSync(path.join(siteDir, each.from), 'utf8')]),
  );
  for (const file of Globby.sync(PLACES, {cwd: siteDir, dot: true})) {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const next = replacePage(text, from, to);
    if (next === text) continue;
    const name = renamed.find((each) => each.from === file)?.to ?? file;
    written.set(name, next);
  }
  renewRecords(siteDir, written, renamed);
  written.set(REDIRECTS_FILE, editRedirects(redirectsText(siteDir), from, to));
  const notes = [
    ...(path.posix.dirname(to) === path.posix.dirname(from)
      ? []
      : [
          'The page keeps its place in sidebars.ts: move its line if it belongs to another category.',
        ]),
    ...(files.length < LOCALES.length ? ['There is no page in one of the languages.'] : []),
  ];
  return {changes: {renamed, written}, notes};
}
