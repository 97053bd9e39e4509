import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {EXCLUDED_FROM_EXPORT} from '../../src/content/built/excludedFromExport';
import type {ManualPage} from './readManual';

/** Where the pages of the book come from, and where the rest of the site is. */
type LinkContext = {
  /** Permalinks of the pages that are in the book. */
  readonly permalinks: ReadonlySet<string>;
  /** Scheme and host of the published site. */
  readonly siteUrl: string;
};

/** Return the id of a page in the book: `/zh/obis/edge-service/batch` is `zh-obis-edge-service-batch`. */
export const pageId = (permalink: string): string => permalink.split('/').filter(Boolean).join('-');

/**
 * Return the id that an element of a page has in the book. Two dashes separate its parts, because no id of a page ends in a dash.
 * @example bookId('/obis/kms', 'steps') // 'obis-kms--steps'
 */
const bookId = (permalink: string, id: string): string => `${pageId(permalink)}--${id}`;

/** Return the target that a link of a page has in the book. It is an anchor in the book or an absolute URL. */
function bookLink(href: string, permalink: string, {permalinks, siteUrl}: LinkContext): string {
  const url = new URL(href, siteUrl + permalink);
  if (url.origin !== new URL(siteUrl).origin || !permalinks.has(url.pathname)) return url.href;
  const id = decodeURIComponent(url.hash.slice(1));
  return `#${id ? bookId(url.pathname, id) : pageId(url.pathname)}`;
}

/** Make ids unique in the book. Ids within a drawing stay, because they are named after the content of the drawing. */
function renameIds($: CheerioAPI, article: Cheerio<Element>, permalink: string): void {
  for (const attribute of ['id', 'aria-labelledby']) {
    for (const element of article.find(`[${attribute}]`).not('svg *').toArray()) {
      const ids = ($(element).attr(attribute) ?? '').split(/\s+/);
      $(element).attr(attribute, ids.map((id) => bookId(permalink, id)).join(' '));
    }
  }
}

/**
 * Turn a page into a chapter. Remove controls, make ids unique in the book, and let links lead to anchors in the book.
 * The given page is changed.
 * @param level level of the title in the bookmarks; the headings of the page are below it
 * @returns HTML of the chapter
 * @throws Error for a page without content
 */
export function toChapter(page: ManualPage, level: number, context: LinkContext): string {
  const {$, permalink} = page;
  const article = $('article').first();
  const content = article.find('.markdown').first();
  if (content.length === 0)
    throw new Error(`${permalink}: the page has no content (article .markdown).`);

  article.find(`${EXCLUDED_FROM_EXPORT}, [data-not-in-book]`).remove();
  renameIds($, article, permalink);
  for (const link of article.find('a[href]').toArray()) {
    $(link).attr('href', bookLink($(link).attr('href') ?? '', permalink, context));
  }
  article.find('*').removeAttr('tabindex').removeAttr('aria-describedby');
  for (const heading of article.find('h1, h2, h3, h4').toArray()) {
    $(heading).attr('aria-level', String(Number(heading.tagName[1]) + level - 1));
  }
  content.find('h1').first().attr('id', pageId(permalink));
  return article.html() ?? '';
}
