import fs from 'node:fs';
import path from 'node:path';
import {readRedirects} from '../../src/plugins/redirects/readRedirects';
import {hashSource} from '../../src/plugins/translations/hashSource';
import {writeStamp} from '../../src/plugins/translations/stamp';
import {LOCALES} from '../../src/plugins/product-model/schema';
import {i18n} from '../../src/settings/locales';
import {readSite} from '../lint/readSite';
import {shapeOf, VERBS_FILE} from '../lint/shape';
import {readWordList} from '../lint/speller';
import {checkFolder, CONTENT_FOLDERS, parseAddress} from './address';
import {formatted, type Changes} from './changes';
import {addToSidebar, type Place} from './sidebar';
import {pageTemplate, type PageShape} from './template';

/** What a new page needs. */
export type NewPage = {
  /** Address, with or without `docs/` and the ending. */
  readonly path: string;
  readonly titles: {readonly en: string; readonly zh: string};
  readonly shape: PageShape;
  readonly place: Place;
};

function checkTitle(option: string, title: string, language: 'en' | 'zh'): void {
  const isChinese = /\p{Script=Han}/u.test(title);
  const fail = (what: string, fix: string) => {
    throw new Error(`${option}: "${title}" ${what}. Fix: ${fix}.`);
  };
  if (/^\s|\s$|[{}<>#\n]/.test(title) || !title) fail('is no title', 'write words and digits only');
  if (language === 'en' && isChinese) fail('has Chinese characters', 'write the English title');
  if (language === 'zh' && !isChinese) fail('has no Chinese characters', 'write the Chinese title');
}

/**
 * The verb that has to be added to the list so that the title promises its shape; undefined for none.
 * @throws Error when title and shape cannot agree
 */
function newVerb(siteDir: string, page: {route: string; title: string}, shape: PageShape) {
  const promised = shapeOf(page);
  if (promised === shape) return undefined;
  const fail = (fix: string): never => {
    throw new Error(
      `--title: "${page.title}" promises a ${promised}, not a ${shape}. Fix: ${fix}.`,
    );
  };
  if (shape === 'concept') return fail('end it with "overview" or "introduction"');
  if (shape === 'reference') {
    return fail(`begin it with a noun, or write --shape ${promised}`);
  }
  const [verb = ''] = page.title.split(' ');
  if (!/^[A-Z][a-z]+$/.test(verb) || promised === 'concept') {
    return fail('begin it with a verb, such as "Rotate a key"');
  }
  const turned = readSite(siteDir).pages.filter(
    (each) => each.language === 'en' && shapeOf(each) !== shapeOf(each, [verb]),
  );
  if (turned.length > 0) {
    const names = turned.map(({title}) => `"${title}"`).join(', ');
    return fail(
      `choose another verb: with "${verb}" in ${VERBS_FILE}, ${names} would count as a procedure, too`,
    );
  }
  return verb;
}

/** The list of verbs with one more, in order below its comment. */
function withVerb(text: string, verbs: readonly string[], verb: string): string {
  const comments = text.split('\n').filter((line) => line.startsWith('#'));
  return [...comments, ...[...verbs, verb].sort(), ''].join('\n');
}

/**
 * Plans a new page in both languages, with its place in the sidebar. The translation is stamped: it says what the English
 * page says, until the writer changes that.
 * @throws Error for the first answer that is wrong; nothing has been written then
 */
export async function planPage(siteDir: string, page: NewPage): Promise<Changes> {
  const {titles, shape, place} = page;
  const route = parseAddress('--path', page.path);
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const files = CONTENT_FOLDERS.map((folder) => `${folder}${route}.mdx`);
  const taken = files
    .flatMap((file) => [file, file.replace(/mdx$/, 'md')])
    .find((file) => fs.existsSync(path.join(siteDir, file)));
  if (taken) {
    throw new Error(
      `--path: ${taken} is there already. Fix: choose another path, or edit that page.`,
    );
  }
  const moved = readRedirects(siteDir).redirects.find(({from}) => from === route);
  if (moved) {
    throw new Error(
      `--path: redirects.yaml:${moved.line} leads from ${route} to ${moved.to}. Fix: choose another path, or remove that line.`,
    );
  }
  checkFolder(siteDir, '--path', route);
  checkTitle('--title', titles.en, 'en');
  checkTitle('--title-zh', titles.zh, 'zh');
  const verb = newVerb(siteDir, {route, title: titles.en}, shape);
  const sidebar = read('sidebars.ts');
  const written = new Map([
    [
      'sidebars.ts',
      await formatted(siteDir, 'sidebars.ts', addToSidebar(sidebar, route.slice(1), place)),
    ],
  ]);
  const source = pageTemplate(shape, 'en', titles.en);
  for (const [index, language] of LOCALES.entries()) {
    const file = files[index];
    if (!file) continue;
    const text = pageTemplate(shape, language, titles[language]);
    const stamp = {source: i18n.defaultLocale, hash: hashSource(source, route)};
    written.set(file, language === i18n.defaultLocale ? text : writeStamp(text, stamp));
  }
  if (verb) {
    const verbs = readWordList(path.join(siteDir, VERBS_FILE));
    written.set(VERBS_FILE, withVerb(read(VERBS_FILE), verbs, verb));
  }
  return {renamed: [], written};
}
