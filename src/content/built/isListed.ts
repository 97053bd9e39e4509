import type {CheerioAPI} from 'cheerio';

/**
 * Check whether a page belongs in lists of pages, such as the Markdown export. The search page and pages with `noindex` do not.
 * A page that is shown in English because it is not translated yet also has `noindex` (TranslationBanner), but is listed.
 */
export function isListed($: CheerioAPI): boolean {
  if ($('html').hasClass('search-page-wrapper')) return false;
  const robots = $('meta[name="robots"], meta[property="robots"]').attr('content') ?? '';
  return !/noindex/i.test(robots) || $('[data-translation="missing"]').length > 0;
}
