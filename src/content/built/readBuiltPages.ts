import {readFileSync} from 'node:fs';
import type {CheerioAPI} from 'cheerio';
import type {Props} from '@docusaurus/types';
import {findHtmlFile} from './findHtmlFile';

/** Elements that no caller needs: styles, scripts and the sidebar. They are two thirds of a page. */
const SKIPPED = /<(style|script|aside(?= class="?theme-doc-sidebar))\b[^]*?<\/\1>/g;

/**
 * Check whether a page belongs in lists of pages, such as the Markdown export. The search page and pages with `noindex` do not.
 * A page that is shown in English because it is not translated yet also has `noindex` (TranslationBanner), but is listed.
 */
export function isListed($: CheerioAPI): boolean {
  if ($('html').hasClass('search-page-wrapper')) return false;
  const robots = $('meta[name="robots"], meta[property="robots"]').attr('content') ?? '';
  return !/noindex/i.test(robots) || $('[data-translation="missing"]').length > 0;
}

/** The parsed pages of one language, by file. The search and the Markdown export read the same pages. */
let parsed: {readonly outDir: string; readonly pages: Map<string, CheerioAPI>} | undefined;

/**
 * Call a function with each listed HTML page of one language, and return the results.
 * @param read is called for each page with its permalink, and with its HTML without styles, scripts and the sidebar. It must not
 * change the HTML, because other callers get the same pages
 * @throws Error for a permalink without an HTML file
 */
export async function readBuiltPages<T>(
  {routesPaths, baseUrl, outDir}: Props,
  read: (permalink: string, $: CheerioAPI) => T,
): Promise<T[]> {
  const {load} = await import('cheerio');
  if (parsed?.outDir !== outDir) parsed = {outDir, pages: new Map()};
  const {pages} = parsed;
  const permalinks = routesPaths.filter((route) => !route.endsWith('/404.html')).sort();
  return permalinks.flatMap((route) => {
    const file = findHtmlFile(route, baseUrl, outDir);
    const $ = pages.get(file) ?? load(readFileSync(file, 'utf8').replace(SKIPPED, ''));
    pages.set(file, $);
    const permalink = route === baseUrl ? route : route.replace(/\/$/, '');
    return isListed($) ? [read(permalink, $)] : [];
  });
}
