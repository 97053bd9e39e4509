import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

/** CSS selector of the elements that are useless outside a browser, for the Markdown export and the PDF book. */
export const SCREEN_ONLY = [
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '.hash-link',
  '[role=tooltip]',
  '[role=tablist]',
  '[data-page-tools]',
  // The icon of an external link, which refers to a symbol outside of the content.
  'a svg',
  'button',
  'output',
  'script',
  'style',
  'noscript',
].join();

/**
 * Show all tab panels one below the other, each below its label. Call it before you remove `SCREEN_ONLY`, which includes the labels.
 * @param label the HTML element to put each label into
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
