import type {CheerioAPI} from 'cheerio';

/**
 * Whether a built page is for readers: the search page is not, nor is one that asks not to be indexed. The English text of a page
 * that is not translated yet asks for that too (TranslationBanner), but readers of this language must find the page.
 */
export function isListed($: CheerioAPI): boolean {
  if ($('html').hasClass('search-page-wrapper')) return false;
  const robots = $('meta[name="robots"], meta[property="robots"]').attr('content') ?? '';
  return !/noindex/i.test(robots) || $('[data-translation="missing"]').length > 0;
}
