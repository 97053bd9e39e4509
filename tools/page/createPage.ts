import fs from 'node:fs';
import path from 'node:path';
import {suggest} from '../../src/lib/suggest';
import {redirectsText} from '../../src/plugins/redirects/readRedirects';
import {hashPage} from '../../src/plugins/translations/hashPage';
import {writeTranslationRecord} from '../../src/plugins/translations/translationRecord';
import {i18n, LOCALES, type Locale} from '../../src/content/locales';
import type {ChangePlan} from './changes';
import {checkNewRoute, pageFile, parseRoute} from './pageFiles';
import {addToSidebar} from './sidebar';

/** The topic types of the manual, each with a template. */
export const TYPES = ['procedure', 'concept', 'reference'] as const;

/** Options of a new page as the writer typed them. */
export type NewPage = {
  readonly route: string;
  /** Chinese title. Without it, only the English page is created. */
  readonly titles: {readonly en: string} & Readonly<Partial<Record<Locale, string>>>;
  readonly type: string;
  /** The page after which the new page is listed in the sidebar. */
  readonly after: string;
};

/** Return the MDX of a new page in a language. It has the sections of its topic type, with a TODO for each text to write. */
export const pageTemplate = (type: string, language: Locale, title: string): string =>
  fs
    .readFileSync(path.join(__dirname, 'templates', `${type}.${language}.mdx`), 'utf8')
    .replace('{title}', () => title);

function checkTitle(option: string, title: string, language: Locale): void {
  const isChinese = /\p{Script=Han}/u.test(title);
  const fail = (what: string, fix: string) => {
    throw new Error(`${option}: "${title}" ${what}. Fix: ${fix}.`);
  };
  if (/^\s|\s$|[{}<>#\n]/.test(title)) fail('is no title', 'write words and digits only');
  if (language === 'en' && isChinese) fail('has Chinese characters', 'write the English title');
  if (language === 'zh' && !isChinese) fail('has no Chinese characters', 'write the Chinese title');
}

/**
 * Plan a new page, with its place in the sidebar. The translation is recorded as up to date until the writer changes the English
 * page.
 * @throws Error for the first option that is wrong; nothing has been written then
 */
export function planNewPage(
  siteDir: string,
  {route: typed, titles, type, after}: NewPage,
): ChangePlan {
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const route = parseRoute('--path', typed);
  checkNewRoute(siteDir, '--path', route);
  if (redirectsText(siteDir).includes(`{from: ${route},`)) {
    throw new Error(
      `--path: redirects.yaml leads from ${route} to another page. Fix: choose another path, or remove that line.`,
    );
  }
  checkTitle('--title', titles.en, 'en');
  if (titles.zh !== undefined) checkTitle('--title-zh', titles.zh, 'zh');
  if (!TYPES.some((each) => each === type)) {
    throw new Error(`--type: "${type}" is no topic type. Fix: ${suggest(type, TYPES)}`);
  }
  const sidebar = addToSidebar(
    read('sidebars.ts'),
    route.slice(1),
    parseRoute('--after', after).slice(1),
  );
  const written = new Map([['sidebars.ts', sidebar]]);
  const hash = hashPage(pageTemplate(type, 'en', titles.en), route);
  for (const language of LOCALES) {
    const title = titles[language];
    if (title === undefined) continue;
    const text = pageTemplate(type, language, title);
    const isEnglish = language === i18n.defaultLocale;
    const recorded = isEnglish
      ? text
      : writeTranslationRecord(text, {source: i18n.defaultLocale, hash});
    written.set(pageFile(route, language), recorded);
  }
  const notes = ['Replace each TODO. npm start shows the page.'];
  return {changes: {renamed: [], written}, notes};
}
