import {BANNER_DELAY_MS} from './banner';

/** The closing tag that shows that the response is complete. */
const CLOSING_TAG = /<\/(?:body|html)>\s*$/;

/**
 * Check whether the server answers a URL with a complete page of this site. The not-found page counts. A login page, the error page of
 * a proxy and no answer do not. Without this check, a reload could replace the current page with an error of the browser.
 */
export async function isReachable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(BANNER_DELAY_MS),
    });
    const html = await response.text();
    return html.includes('__docusaurus') && CLOSING_TAG.test(html);
  } catch {
    return false;
  }
}
