import {STALL_NOTICE_MS} from './stallNotice';

/** The end of a page, which one that was cut off lacks. */
const END = /<\/(?:body|html)>\s*$/;

/**
 * Whether the server has a page of this site at an address, the not-found page included: no error page of a proxy, no login page,
 * no silence. To leave a page for another one that does not come would lose both.
 */
export async function isReachable(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(STALL_NOTICE_MS),
    });
    const html = await answer.text();
    return html.includes('__docusaurus') && END.test(html);
  } catch {
    return false;
  }
}
