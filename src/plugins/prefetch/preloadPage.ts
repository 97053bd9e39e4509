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

/**
 * Loads and runs all scripts of a page, so that opening it needs no network. Once; Docusaurus remembers which it has.
 * @param pathname without hash and query: the routes have none
 */
export async function preloadPage(pathname: string): Promise<void> {
  try {
    await window.docusaurus.preload(pathname);
  } catch {
    // The click will try again and tell.
  }
}
