import type {ClientModule} from '@docusaurus/types';
import {createStorageSlot} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';

/** A page that was opened: its address and its title. */
export type LastPage = {readonly path: string; readonly title: string};

const MAX_PAGES = 5;
const MAX_TITLE_LENGTH = 100;
/** A page that is left sooner was on the way to another one. */
const DELAY_MS = 2000;

/** In each language the pages of that language; the storage may be blocked, and then holds nothing. */
const slot = createStorageSlot(`obis-last-pages-${i18n.currentLocale}`);

function isPage(entry: unknown): entry is LastPage {
  const {path, title} = Object(entry) as Partial<LastPage>;
  return (
    typeof path === 'string' &&
    typeof title === 'string' &&
    // A path of this site: not `//other.example`.
    path.startsWith(siteConfig.baseUrl) &&
    /^\/(?![/\\])[\w./-]+$/.test(path) &&
    title.length > 0 &&
    title.length <= MAX_TITLE_LENGTH
  );
}

/**
 * The pages of a stored list that can be shown.
 * @param stored what the storage holds, which anybody may have changed
 */
function readPages(stored: string | null): LastPage[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries.filter(isPage).slice(0, MAX_PAGES) : [];
  } catch {
    return [];
  }
}

/** The pages of the manual that were opened last in this browser, the last one first. */
export const lastPages = (): LastPage[] => readPages(slot.get());

function remember(path: string): void {
  const title = document.querySelector('.theme-doc-markdown h1')?.textContent;
  if (!title || window.location.pathname !== path) return;
  const others = lastPages().filter((page) => page.path !== path);
  slot.set(JSON.stringify([{path, title}, ...others].filter(isPage).slice(0, MAX_PAGES)));
}

/** Keeps the last pages for the start of the search. Nothing of it leaves the browser. */
const keepLastPages: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      setTimeout(() => remember(location.pathname), DELAY_MS);
    }
  },
};

export default keepLastPages;
