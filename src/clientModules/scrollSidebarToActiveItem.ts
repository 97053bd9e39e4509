import type {ClientModule} from '@docusaurus/types';

/** Scroll the sidebar so that the entry of the page is in its middle, unless the entry is in view already. */
function scrollToActiveItem(): void {
  const sidebar = document.querySelector('.theme-doc-sidebar-menu')?.parentElement;
  const entry = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !entry) return;
  const {top, bottom, height} = sidebar.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  if (box.top < top || box.bottom > Math.min(bottom, window.innerHeight)) {
    sidebar.scrollTop += box.top - top - height / 2;
  }
}

/**
 * Client module: after each navigation, scroll the sidebar so that the entry of the current page is in view. The sidebar is longer than a
 * screen, and a reader who comes from a search has not scrolled it.
 */
const scrollSidebarToActiveItem: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      requestAnimationFrame(scrollToActiveItem);
    }
  },
};

export default scrollSidebarToActiveItem;
