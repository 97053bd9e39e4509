import type {ManualPage} from './readManual';

/**
 * Compose the HTML document of a page for its PDF file: the page of the site without scripts, with absolute links. The given page is
 * changed.
 * @param siteUrl scheme and host of the published site
 * @param styles URLs of the stylesheets of the site and of the fonts
 */
export function composePageHtml(
  {$}: ManualPage,
  siteUrl: string,
  styles: readonly string[],
): string {
  $('script, meta[http-equiv], .navbar, .footer').remove();
  $('a[href^="/"]').attr('href', (_, href) => siteUrl + href);
  $('head').append(
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    "<style>:root:root {--obis-font-sans: 'Noto Sans SC'}</style>",
  );
  return $.html();
}
