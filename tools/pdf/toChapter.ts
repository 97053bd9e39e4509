import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {SCREEN_ONLY, unfoldTabs} from '../../src/build/staticContent';
import {bookId, bookLink, pageId, type LinkContext} from './bookLinks';
import type {ManualPage} from './readManual';

/** Links of `<Term>`. */
const TERM = '[aria-describedby]';

/** Ids are unique on a page only; those within a drawing are named after its content and stay. */
function renameIds($: CheerioAPI, article: Cheerio<Element>, route: string): void {
  for (const attribute of ['id', 'aria-labelledby']) {
    for (const element of article.find(`[${attribute}]`).not('svg *').toArray()) {
      const ids = ($(element).attr(attribute) ?? '').split(/\s+/);
      $(element).attr(attribute, ids.map((id) => bookId(route, id)).join(' '));
    }
  }
}

/**
 * The content of a page as a chapter: without controls, everything unfolded, with ids that are unique in the book and links
 * that lead to places in it. Changes the page.
 * @param level of its title in the outline of the book; its headings follow below
 * @returns HTML of the chapter's content
 * @throws Error for a page without content
 */
export function toChapter(page: ManualPage, level: number, context: LinkContext): string {
  const {$, route} = page;
  const article = $('article').first();
  const content = article.find('.markdown').first();
  if (content.length === 0)
    throw new Error(`${route}: the page has no content (article .markdown).`);

  unfoldTabs($, article, '<p class="book-tab">');
  article.find(`${SCREEN_ONLY}, [data-not-in-book]`).remove();
  article.find('details').attr('open', '');
  renameIds($, article, route);
  for (const link of article.find('a[href]').toArray()) {
    const href = bookLink($(link).attr('href') ?? '', route, context);
    $(link).attr('href', href);
    // Terms are many, and the glossary is in alphabetical order.
    if (href.startsWith('#') && !$(link).is(TERM)) $(link).attr('data-page', '000');
  }
  article.find('*').removeAttr('tabindex').removeAttr('aria-describedby');
  for (const heading of article.find('h1, h2, h3, h4').toArray()) {
    $(heading).attr('aria-level', String(Number(heading.tagName[1]) + level - 1));
  }
  content.find('h1').first().attr('id', pageId(route));
  return article.html() ?? '';
}
