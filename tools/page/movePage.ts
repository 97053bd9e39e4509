import fs from 'node:fs';
import path from 'node:path';
import {LISTED_ROUTES} from '../../tests/spec/listedRoutes';
import {suggest} from '../../src/plugins/product-model/nearest';
import {checkRedirects, loadRedirects} from '../../src/plugins/redirects/checkRedirects';
import {
  REDIRECTS_FILE,
  redirectsText,
  splitAddress,
} from '../../src/plugins/redirects/readRedirects';
import {hashSource} from '../../src/plugins/translations/hashSource';
import {listPairs, sourceOf} from '../../src/plugins/translations/listPairs';
import {readStamp, writeStamp} from '../../src/plugins/translations/stamp';
import {i18n, translatedLocales} from '../../src/settings/locales';
import {checkFolder, CONTENT_FOLDERS, parseAddress} from './address';
import {formatted, type Changes} from './changes';
import {editRedirects} from './editRedirects';
import {readPlaces, replaceHeading, replacePage} from './replaceAddress';

/** A planned move, and what the writer should look at. */
export type Move = {readonly changes: Changes; readonly notes: readonly string[]};

type Renamed = Changes['renamed'];

/** The route of a page's file in any language; undefined for other files. */
function routeOf(file: string): string | undefined {
  const [source = ''] = CONTENT_FOLDERS;
  if (!/\.mdx?$/.test(file)) return undefined;
  return file.startsWith(`${source}/`)
    ? file.slice(source.length).replace(/\.mdx?$/, '')
    : sourceOf(file)?.route;
}

/** Stamps anew what was fresh before the links of its English page changed; what was stale stays so. */
function restamp(siteDir: string, written: Map<string, string>, renamed: Renamed): void {
  const nameOf = (file: string) => renamed.find(({from}) => from === file)?.to ?? file;
  const pairs = translatedLocales.flatMap((locale) => listPairs(siteDir, locale));
  for (const {route, source, sourceFile, translation, translationFile} of pairs) {
    const [newSource, newTranslation] = [nameOf(sourceFile), nameOf(translationFile)];
    const changed = written.get(newSource);
    if (source === undefined || translation === undefined) continue;
    if (changed === undefined && newSource === sourceFile) continue;
    const reading = readStamp(translation, i18n.defaultLocale);
    if (reading.kind !== 'stamp' || reading.stamp.hash !== hashSource(source, route)) continue;
    const hash = hashSource(changed ?? source, routeOf(newSource) ?? route);
    const stamp = {source: i18n.defaultLocale, hash};
    written.set(newTranslation, writeStamp(written.get(newTranslation) ?? translation, stamp));
  }
}

/** All files with an address in them, with the address replaced. */
async function replaced(
  siteDir: string,
  renamed: Renamed,
  replace: (text: string, file: string) => string,
): Promise<Map<string, string>> {
  const written = new Map<string, string>();
  for (const [file, text] of readPlaces(siteDir)) {
    const next = replace(text, file);
    if (next === text) continue;
    const name = renamed.find(({from}) => from === file)?.to ?? file;
    written.set(name, await formatted(siteDir, file, next, text));
  }
  return written;
}

/** The files of a page, in all languages. */
function filesOf(siteDir: string, route: string): string[] {
  return CONTENT_FOLDERS.flatMap((folder) =>
    ['.mdx', '.md'].map((ending) => `${folder}${route}${ending}`),
  ).filter((file) => fs.existsSync(path.join(siteDir, file)));
}

/**
 * Plans the move of a page: its files, its place in the sidebar, every link to it, the stamps of translations that were fresh, and
 * the redirect.
 * @throws Error when the page cannot be moved; nothing has been written then
 */
export async function planPageMove(
  siteDir: string,
  oldAddress: string,
  newAddress: string,
  redirect: boolean,
): Promise<Move> {
  const from = parseAddress('The old address', oldAddress);
  const to = parseAddress('The new address', newAddress);
  if (from === to) throw new Error(`${from} is both addresses. Fix: write another new address.`);
  const files = filesOf(siteDir, from);
  if (files.length === 0) {
    const routes = listPairs(siteDir, translatedLocales[0] ?? '').map(({route}) => route);
    throw new Error(`There is no page ${from}. Fix: ${suggest(from, routes)}`);
  }
  if (LISTED_ROUTES.includes(from)) {
    throw new Error(
      `${from} is an address of the specification. Fix: agree on it with whoever owns the specification, change ` +
        'tests/spec/listedRoutes.ts, and run the command again.',
    );
  }
  const [taken] = filesOf(siteDir, to);
  if (taken) throw new Error(`${taken} is there already. Fix: choose another new address.`);
  checkFolder(siteDir, 'The new address', to);
  // Throws what is wrong in the file, which is about to be written anew.
  loadRedirects(siteDir);
  const renamed = files.map((file) => ({from: file, to: file.replace(from, to)}));
  const written = await replaced(siteDir, renamed, (text) => replacePage(text, from, to));
  restamp(siteDir, written, renamed);
  const redirects = redirectsText(siteDir);
  const edited = editRedirects(redirects, from, to, redirect);
  if (edited !== redirects) written.set(REDIRECTS_FILE, edited);
  const folder = path.posix.dirname(from);
  const notes = [
    ...(path.posix.dirname(to) === folder
      ? []
      : [
          'sidebars.ts: the page has the same place as before; move its line if it belongs to another category',
        ]),
    ...(files.length < CONTENT_FOLDERS.length ? ['there is no page in one of the languages'] : []),
    ...(redirect ? [] : [`no redirect: ${from} is not found from now on`]),
    ...namesApart(siteDir, from),
  ];
  return {changes: {renamed, written}, notes};
}

/** Files that may put the address together from a folder and a name, which nothing can replace. */
function namesApart(siteDir: string, from: string): string[] {
  const [folder, name] = [path.posix.dirname(from).slice(1), path.posix.basename(from)];
  return [...readPlaces(siteDir)]
    .filter(
      ([file, text]) =>
        /\.(?:ts|tsx|ya?ml)$/.test(file) &&
        text.includes(`${folder}/'`) &&
        text.includes(`'${name}'`),
    )
    .map(([file]) => `${file}: look for '${name}', the address may be put together there`);
}

/**
 * Plans what has to change when a section has another id or page: links to it, stamps, and the redirect. The writer has moved
 * the text before.
 * @param oldAddress `/page#id`
 * @param newAddress `/page#id`
 * @throws Error when the old heading is still there, or the new one is not; nothing has been written then
 */
export async function planHeadingMove(
  siteDir: string,
  oldAddress: string,
  newAddress: string,
): Promise<Move> {
  const read = (name: string, address: string) => {
    const {page, id} = splitAddress(address);
    if (id) return `${parseAddress(name, page)}#${id}`;
    throw new Error(
      `${name}: "${address}" has no heading. Fix: add its id, as in /obis/common/glossary#keys.`,
    );
  };
  const from = read('The old address', oldAddress);
  const to = read('The new address', newAddress);
  const edited = editRedirects(redirectsText(siteDir), from, to, true);
  const {page} = splitAddress(from);
  const [problem] = checkRedirects(siteDir, edited);
  if (problem) {
    throw new Error(
      `${problem.message}; nothing was changed. Fix: move the text first; ${problem.fix}`,
    );
  }
  const written = await replaced(siteDir, [], (text, file) =>
    replaceHeading(text, from, to, routeOf(file)),
  );
  restamp(siteDir, written, []);
  written.set(REDIRECTS_FILE, edited);
  return {
    changes: {renamed: [], written},
    notes: [`look at ${page} and its translation: the text itself is yours to move`],
  };
}
