import {BANNER_DELAY_MS} from './banner';

/** The end of a page. A page that was cut off lacks it. */
const END = /<\/(?:body|html)>\s*$/;

/**
 * Tell whether the server answers with a page of this site, such as the not-found page, and not with the error page of a proxy, a
 * login page, or nothing. A reader who leaves a page for one that does not come has lost both.
 */
export async function isReachable(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(BANNER_DELAY_MS),
    });
    const html = await answer.text();
    return html.includes('__docusaurus') && END.test(html);
  } catch {
    return false;
  }
}
