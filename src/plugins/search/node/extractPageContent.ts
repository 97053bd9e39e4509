import type {CheerioAPI} from 'cheerio';
import type {PageContent} from '../shared/records';
import {readBlocks, normalizeWhitespace} from './readBlocks';

/**
 * Extract the searchable content of one built page.
 * @param fallbackCategory label (lvl0) of a page outside the sidebar
 * @throws Error for a page that does not begin with a level 1 heading
 */
export function extractPageContent(
  permalink: string,
  $: CheerioAPI,
  fallbackCategory: string,
): PageContent {
  const main = $('main').first();
  const nodes = readBlocks($, main.length > 0 ? main : $('body'));
  if (nodes[0]?.level !== 1) {
    throw new Error(
      `Search index: ${permalink} does not begin with a level 1 heading, so its results would have no title. ` +
        'Start the page with "# Title" (or give a React page an <h1>).',
    );
  }
  const category = findCategory($);
  return {
    path: permalink,
    category: category || fallbackCategory,
    isOutsideManual: category === '',
    description: normalizeWhitespace($('meta[name="description"]').attr('content') ?? ''),
    keywords: normalizeWhitespace($('meta[name="keywords"]').attr('content') ?? ''),
    nodes,
  };
}

/** Return the outermost sidebar category of a page. It is the first breadcrumb after the home link. */
function findCategory($: CheerioAPI): string {
  const first = $('.breadcrumbs__item')
    .filter((_, item) => $(item).find('svg').length === 0)
    .first();
  return normalizeWhitespace(first.text());
}
