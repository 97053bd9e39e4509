import {loadableAhead, type Ahead, type Connection} from './connection';

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

let preload: Window['docusaurus']['preload'] = () => false;

/**
 * From now on only this plugin decides what is loaded ahead: the link of Docusaurus asks `window.docusaurus` for every page
 * whose link comes into sight, the menus' included, or is crossed by the pointer (89 KB on a page of the manual).
 */
export function takeOverPrefetching(): void {
  preload = window.docusaurus.preload;
  window.docusaurus = {preload: () => false, prefetch: () => false};
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
    await preload(pathname);
  } catch {
    // The click will try again and tell.
  }
}
