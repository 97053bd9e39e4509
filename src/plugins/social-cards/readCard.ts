import type {CheerioAPI} from 'cheerio';
import type {BuiltPage} from '../../build/readRoutes';

/** The picture that a page names, and what is on it. */
export type NamedCard = {
  /** Address of the picture. */
  readonly image: string;
  readonly title: string;
  readonly category: string;
};

/** Everything after the head but the path to the page and the title of its content. */
const HEAD = /^[^]*?<\/head>/;
const BREADCRUMBS = /<nav[^>]*theme-doc-breadcrumbs[^]*?<\/nav>/;
const TITLE = /<h1[^]*?<\/h1>/;

/**
 * Reads which picture a built page names in its head.
 * @param load cheerio's `load`
 * @returns null for a page that names none
 */
export function readCard({html}: BuiltPage, load: (html: string) => CheerioAPI): NamedCard | null {
  const parts = [HEAD, BREADCRUMBS, TITLE].map((part) => part.exec(html)?.[0] ?? '');
  const $ = load(parts.join('').replace(/<style[^]*?<\/style>/g, ''));
  const image = $('meta[property="og:image"]').attr('content');
  if (!image) return null;
  const crumbs = $('.breadcrumbs__item')
    .not('.breadcrumbs__item--active')
    .not(':has([aria-label])');
  return {
    image,
    title: $('h1').first().text().trim(),
    category: crumbs
      .map((_, crumb) => $(crumb).text().trim())
      .get()
      .join(' · '),
  };
}
