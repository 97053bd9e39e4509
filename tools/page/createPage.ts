import fs from 'node:fs';
import path from 'node:path';
import {suggest} from '../../src/lib/suggest';
import {readRedirects} from '../../src/content/readRedirects';
import {hashPage} from '../../src/plugins/translations/hashPage';
import {writeTranslationRecord} from '../../src/plugins/translations/translationRecord';
import {i18n, LOCALES, type Locale} from '../../src/content/locales';
import {PAGE_ROLES} from '../../src/content/roles';
import type {ChangePlan} from './applyChanges';
import {checkNewRoute, pageFile, parseRoute} from './pageFiles';

/** Options of a new page as the writer typed them. */
export type NewPage = {
  readonly route: string;
  /** The title in each language. A page is created in each language that has one. */
  readonly titles: {readonly en: string} & Readonly<Partial<Record<Locale, string>>>;
  /** The page after which the new page is listed in the sidebar. */
  readonly after: string;
};

/** Return the MDX of a new page in a language. It has the sections of a procedure, with a TODO for each text to write. */
export const pageTemplate = (language: Locale, title: string): string =>
  fs
    .readFileSync(path.join(__dirname, 'templates', `page.${language}.mdx`), 'utf8')
    .replace('{title}', () => title)
    .replace('{roles}', PAGE_ROLES.join(', '));

/**
 * Add a page to the text of sidebars.ts. The new line is not formatted, which is left to Prettier.
 * @param id id of the doc, such as `obis/common/glossary`
 * @param after id of the page that it follows
 * @throws Error when the sidebar lacks that page, with the nearest ones
 */
export function addToSidebar(text: string, id: string, after: string): string {
  // An entry is the id of a page, or an object that contains the id.
  const ids = [...text.matchAll(/'([\w-]+(?:\/[\w-]+)+)'/g)].map(([, name = '']) => name);
  if (!ids.includes(after)) {
    throw new Error(`--after: the sidebar has no page ${after}. Fix: ${suggest(after, ids)}`);
  }
  const entry = new RegExp(`\\{[^{}]*\\bid: '${after}'[^{}]*\\}|'${after}'`);
  return text.replace(entry, (found) => `${found}, '${id}'`);
}

/**
 * Plan a new page, with its place in the sidebar. The translation is recorded as up to date until the writer changes the English
 * page.
 * @throws Error for the first option that is wrong; nothing has been written then
 */
export function planNewPage(siteDir: string, {route: typed, titles, after}: NewPage): ChangePlan {
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const route = parseRoute('--path', typed);
  checkNewRoute(siteDir, '--path', route);
  if (readRedirects(siteDir).some(({from}) => from === route)) {
    throw new Error(
      `--path: redirects.yaml leads from ${route} to another page. Fix: choose another path, or remove that line.`,
    );
  }
  const sidebar = addToSidebar(
    read('sidebars.ts'),
    route.slice(1),
    parseRoute('--after', after).slice(1),
  );
  const written = new Map([['sidebars.ts', sidebar]]);
  const hash = hashPage(pageTemplate('en', titles.en));
  for (const language of LOCALES) {
    const title = titles[language];
    if (title === undefined) continue;
    const text = pageTemplate(language, title);
    const isEnglish = language === i18n.defaultLocale;
    const recorded = isEnglish
      ? text
      : writeTranslationRecord(text, {source: i18n.defaultLocale, hash});
    written.set(pageFile(route, language), recorded);
  }
  const notes = [
    'Replace each TODO, and remove the sections that the page does not need. npm start shows the page.',
    'Add the page to the table at the end of README.md, and say why it is there.',
  ];
  return {changes: {renamed: [], written}, notes};
}
