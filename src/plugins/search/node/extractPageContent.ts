import type {CheerioAPI} from 'cheerio';
import type {PageContent, PageNode} from '../shared/records';
import {readBlocks, normalizeWhitespace} from './readBlocks';

/** Page ranks go from -MAX_PAGE_RANK to MAX_PAGE_RANK, as `search_rank` in src/content/frontMatter.ts. */
const MAX_PAGE_RANK = 3;

/** Subtracted from the rank of a page outside the sidebar, so that it is listed after the manual. */
const OUTSIDE_SIDEBAR_PENALTY = 3;

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
  const pageRank = $('meta[name="docsearch:page_rank"]').attr('content') ?? '';
  const category = findCategory($);
  return {
    path: permalink,
    category: category || fallbackCategory,
    description: normalizeWhitespace($('meta[name="description"]').attr('content') ?? ''),
    keywords: normalizeWhitespace($('meta[name="keywords"]').attr('content') ?? ''),
    pageRank: parsePageRank(permalink, pageRank) - (category ? 0 : OUTSIDE_SIDEBAR_PENALTY),
    nodes: moveTitleToFront(nodes, title),
  };
}

/**
 * Parse the page rank in the head of a page.
 * @throws Error if it is not a whole number from -MAX_PAGE_RANK to MAX_PAGE_RANK
 */
function parsePageRank(permalink: string, value: string): number {
  const rank = Number(value);
  if (!Number.isInteger(rank) || Math.abs(rank) > MAX_PAGE_RANK) {
    throw new Error(
      `Search index: ${permalink} has <meta name="docsearch:page_rank" content="${value}">. ` +
        `Give it a whole number from -${MAX_PAGE_RANK} to ${MAX_PAGE_RANK}, or remove it.`,
    );
  }
  return rank;
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
