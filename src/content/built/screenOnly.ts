import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

/** What only works on a screen. Icons of links are references to a symbol outside of the content. */
export const SCREEN_ONLY = [
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '.hash-link',
  '[role=tooltip]',
  '[role=tablist]',
  '[data-page-tools]',
  'a svg',
  'button',
  'output',
  'script',
  'style',
  'noscript',
].join();

/**
 * Tabs one below the other, each with its label. Before what works only on a screen is removed.
 * @param label HTML element for a label
 */
export function unfoldTabs($: CheerioAPI, article: Cheerio<Element>, label: string): void {
  for (const tabs of article.find('.tabs-container').toArray()) {
    const labels = $(tabs).find('> [role=tablist] > [role=tab]');
    $(tabs)
      .find('[role=tabpanel]')
      .each((index, panel) => {
        $(panel)
          .removeAttr('hidden')
          .before($(label).text(labels.eq(index).text()));
      });
  }
}
