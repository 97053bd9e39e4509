import type {ClientModule} from '@docusaurus/types';
import {centerInContainer} from '../lib/centerInContainer';

/** Scroll the sidebar to the entry of the page, unless it is in view already. */
function scrollToActiveItem(): void {
  const sidebar = document.querySelector('.theme-doc-sidebar-menu')?.parentElement;
  const entry = sidebar?.querySelector('[aria-current="page"]');
  if (sidebar && entry) centerInContainer(sidebar, entry);
}

/**
 * Client module: after each navigation, scroll the sidebar so that the entry of the current page is in view. The sidebar is longer than a
 * screen, and a reader who comes from a search has not scrolled it.
 */
const scrollSidebarToActiveItem: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      // After the next paint: Docusaurus prefetches the pages of all links that come into view, and the reader waits for the page.
      requestAnimationFrame(() => setTimeout(scrollToActiveItem));
    }
  },
};

export default scrollSidebarToActiveItem;
