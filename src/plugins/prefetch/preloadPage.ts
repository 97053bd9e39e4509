import {loadableAhead, type Ahead, type Connection} from './connection';

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether pages may be loaded for this reason. */
export function mayLoad(reason: Exclude<Ahead, 'off'>): boolean {
  const ahead = loadableAhead(navigator.connection);
  return ahead === 'viewport' || ahead === reason;
}

/** A browser has six connections to a server of HTTP/1.1: where requests stall, prefetches must not take them all. */
const MAX_AT_ONCE = 2;
const underWay = new Set<string>();

/**
 * Loads and runs all scripts of a page, so that opening it needs no network. Once; Docusaurus remembers which it has.
 * @param pathname without hash and query: the routes have none
 */
export async function preloadPage(pathname: string): Promise<void> {
  if (underWay.size >= MAX_AT_ONCE) return;
  underWay.add(pathname);
  try {
    await window.docusaurus.preload(pathname);
  } catch {
    // The click will try again and tell.
  } finally {
    underWay.delete(pathname);
  }
}
