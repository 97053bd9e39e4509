import type {CheerioAPI} from 'cheerio';
import type {PageContent, PageNode} from '../shared/records';
import {readBlocks, normalizeWhitespace} from './readBlocks';

/**
 * Extract the searchable content of one built page.
 * @param fallbackCategory label (lvl0) of a page outside the sidebar
 * @throws Error for a page without a level 1 heading
 */
export function extractPageContent(
  permalink: string,
  $: CheerioAPI,
  fallbackCategory: string,
): PageContent {
  const main = $('main').first();
  const nodes = readBlocks($, main.length > 0 ? main : $('body'));
  const title = nodes.findIndex((node) => node.level === 1);
  if (title < 0) {
    throw new Error(
      `Search index: ${permalink} has no level 1 heading, so its results would have no title. ` +
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
    nodes: moveTitleToFront(nodes, title),
  };
}

/** Return the outermost sidebar category of a page. It is the first breadcrumb after the home link. */
function findCategory($: CheerioAPI): string {
  const first = $('.breadcrumbs__item')
    .filter((_, item) => $(item).find('svg').length === 0)
    .first();
  return normalizeWhitespace(first.text());
}

/** Move the title to the front. Text above it stays part of the page, and other level 1 headings become level 2. */
function moveTitleToFront(nodes: PageNode[], title: number): PageNode[] {
  const [heading] = nodes.slice(title, title + 1);
  const rest = [...nodes.slice(0, title), ...nodes.slice(title + 1)];
  return [
    ...(heading ? [heading] : []),
    ...rest.map((node) => (node.level === 1 ? {...node, level: 2} : node)),
  ];
}
