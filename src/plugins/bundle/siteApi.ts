import loadPage from '@docusaurus/core/lib/client/preload';
import {loadableAhead} from '../prefetch/connection';

const loaded = new Set<string>();

/** Loads all parts of a page, once, and not over a network that is paid by volume or slow. */
function preload(pathname: string): Promise<unknown> | false {
  if (loadableAhead(navigator.connection) === 'none' || loaded.has(pathname)) return false;
  loaded.add(pathname);
  return loadPage(pathname);
}

/**
 * In the place of what Docusaurus puts at `window.docusaurus`: its `prefetch`, which nothing here calls, finds the files of
 * a page by a list of all files. Here it is the same as `preload`.
 */
export default Object.freeze({prefetch: preload, preload});
