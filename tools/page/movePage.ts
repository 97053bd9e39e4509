import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {suggest} from '../../src/lib/suggest';
import {REDIRECTS_FILE, redirectsText} from '../../src/content/readRedirects';
import {hashPage} from '../../src/plugins/translations/hashPage';
import {listPagePairs} from '../../src/content/pagePairs';
import {
  isStale,
  readTranslationRecord,
  writeTranslationRecord,
} from '../../src/plugins/translations/translationRecord';
import {LOCALES, translatedLocales} from '../../src/content/locales';
import type {FileChanges, ChangePlan} from './applyChanges';
import {editRedirects} from './editRedirects';
import {checkNewRoute, listFilesOf, parseRoute} from './pageFiles';

const SPECIFICATION = 'tests/spec/SPECIFICATION.md';

/**
 * Files in which the route of a moved page is replaced. redirects.yaml is left out, because it keeps old routes, and so are the pages of cut
 * versions (versioned_docs and their translations), because they keep their addresses. Only the owner changes the specification.
 */
const LINKING_FILES = [
  '{docs,i18n,data,src,tests,tools,deploy,.github}/**/*.{css,html,js,json,md,mdx,mjs,ts,tsx,txt,yaml,yml}',
  '*.{md,mjs,ts}',
  '!i18n/*/docusaurus-plugin-content-docs/version-*/**',
  `!${SPECIFICATION}`,
];

/**
 * Replace the route of a page in a text. The path of its file contains the route and is replaced too. The routes of cut versions, such as
 * /1.0/obis/faq, stay as they are.
 * @example replaceRoute('see /obis/faq, docs/obis/faq.mdx', '/obis/faq', '/obis/help') // 'see /obis/help, docs/obis/help.mdx'
 */
export function replaceRoute(text: string, from: string, to: string): string {
  // Not a longer route: /obis/kms is no part of /1.0/obis/kms, version-1.0/obis/kms, /obis/kms-two or /obis/kms/keys.
  const pattern = new RegExp(`(?<![\\w-]|[/-]\\d[\\w.]*/)${from.slice(1)}(?![\\w-]|/)`, 'g');
  return text.replace(pattern, to.slice(1));
}

/** Renew the records of translations that were up to date before the links of their English pages changed. Outdated translations stay outdated. */
function renewRecords(
  siteDir: string,
  written: Map<string, string>,
  renamed: FileChanges['renamed'],
): void {
  const nameOf = (file: string) => renamed.find(({from}) => from === file)?.to ?? file;
  const pairs = translatedLocales.flatMap((locale) => listPagePairs(siteDir, locale));
  for (const {english, englishFile, translation, translationFile} of pairs) {
    const changed = written.get(nameOf(englishFile));
    if (english === undefined || translation === undefined || changed === undefined) continue;
    const {record} = readTranslationRecord(translation);
    if (!record || isStale(record, english)) continue;
    const name = nameOf(translationFile);
    const hash = hashPage(changed);
    written.set(name, writeTranslationRecord(written.get(name) ?? translation, {...record, hash}));
  }
}

/**
 * Plan the move of a page. The changes cover its files, its sidebar entry, every link to it, the records of up-to-date translations, and
 * a redirect.
 * @throws Error if the page cannot be moved; nothing has been written then
 */
export function planMove(siteDir: string, oldRoute: string, newRoute: string): ChangePlan {
  const from = parseRoute('The old address', oldRoute);
  const to = parseRoute('The new address', newRoute);
  const files = listFilesOf(siteDir, from);
  if (files.length === 0) {
    const routes = listPagePairs(siteDir, translatedLocales[0] ?? '').map(({route}) => route);
    throw new Error(`There is no page ${from}. Fix: ${suggest(from, routes)}`);
  }
  const [, folder, page] = /^\/obis\/(.+)\/(.+)$/.exec(from) ?? [];
  // The specification has lines such as `- common/glossary` and `- edge-service/: overview, sign-in`.
  const listed = new RegExp(`^- ${folder}/(?::.* )?${page}(?:[ ,]|$)`, 'm');
  if (listed.test(fs.readFileSync(path.join(siteDir, SPECIFICATION), 'utf8')))
    throw new Error(
      `${SPECIFICATION} lists ${from}, so the page has to stay there. Fix: leave its address, and change only its title.`,
    );
  checkNewRoute(siteDir, 'The new address', to);
  const renamed = files.map((file) => ({from: file, to: file.replace(from, to)}));
  const written = new Map(
    renamed.map((each) => [each.to, fs.readFileSync(path.join(siteDir, each.from), 'utf8')]),
  );
  for (const file of Globby.sync(LINKING_FILES, {cwd: siteDir, dot: true})) {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const next = replaceRoute(text, from, to);
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
