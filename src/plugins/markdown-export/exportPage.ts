import type {CheerioAPI} from 'cheerio';
import {stringify} from 'yaml';
import {simplifyContent, type ExportTexts} from './simplifyContent';
import {toMarkdown} from './toMarkdown';

/** A page as Markdown. */
export type ExportedPage = Record<'permalink' | 'title' | 'description' | 'markdown', string>;

/**
 * Convert the HTML of a page to Markdown with front matter. `draftNotice` stands below the title. The plugin reads the
 * HTML of the build and not the sources, in which a table is only `<FieldTable entity="key" />`.
 */
export function exportPage(
  permalink: string,
  $: CheerioAPI,
  {draftNotice, ...texts}: ExportTexts & {readonly draftNotice?: string | undefined},
): ExportedPage {
  const article = $('article .markdown').first();
  // A copy, because the search reads the same page.
  const root = (article.length > 0 ? article : $('main').first()).clone();
  const title = root.find('h1').first().remove().text().trim();
  const url = $('link[rel=canonical]').attr('href') ?? '';
  const description = $('meta[name="description"]').attr('content')?.trim() ?? '';
  const frontMatter = {
    title,
    description,
    url,
    language: $('html').attr('lang'),
    applies: $('[data-page-end]').contents().first().text().trim() || undefined,
  };
  simplifyContent($, root, url, texts);
  const notice = draftNotice ? `> ${draftNotice}\n\n` : '';
  const head = `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n# ${title}\n\n${notice}`;
  return {permalink, title, description, markdown: head + root.toArray().map(toMarkdown).join('')};
}
