import type {CheerioAPI} from 'cheerio';
import {stringify} from 'yaml';
import {isListed} from '../../build/isListed';
import type {BuiltPage} from '../../build/readRoutes';
import {plainContent} from './plainContent';
import {toMarkdown} from './toMarkdown';
import type {TwinTexts} from './twinTexts';

/** A page as Markdown. */
export type Twin = {
  /** Path with the base URL. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
};

/** Styles and scripts are half of a page, and the menu a third of the rest. */
const NOT_READ = /<(style|script|aside(?= class="?theme-doc-sidebar))\b[^]*?<\/\1>/g;

/**
 * Reads a built page as Markdown.
 * @param load cheerio's `load`
 * @returns null for a page that is not for readers
 * @throws Error for a page without a level 1 heading
 */
export function readTwin(
  {path, html}: BuiltPage,
  load: (html: string) => CheerioAPI,
  texts: TwinTexts,
): Twin | null {
  const $ = load(html.replace(NOT_READ, ''));
  if (!isListed($)) return null;
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content')?.trim() ?? '';
  const article = $('article .markdown').first();
  const root = article.length > 0 ? article : $('main').first();
  const heading = root.find('h1').first();
  const title = heading.text().trim();
  if (!title) {
    throw new Error(
      `${path} has no level 1 heading, so its Markdown would have no title. Fix: start the page with "# Title".`,
    );
  }
  const url = $('link[rel=canonical]').attr('href') ?? '';
  const end = $('[data-page-end]');
  const facts = {
    title,
    description: meta('description'),
    url,
    language: $('html').attr('lang'),
    applies: end.contents().first().text().trim() || undefined,
    reviewed: end.find('time').first().text() || undefined,
  };
  heading.remove();
  plainContent($, root, url, texts);
  const content = root.toArray().map(toMarkdown).join('');
  const head = stringify(facts, {lineWidth: 0});
  return {
    path,
    title,
    description: facts.description,
    markdown: `---\n${head}---\n\n# ${title}\n\n${content}`,
  };
}
