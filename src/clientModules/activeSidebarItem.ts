import type {ClientModule} from '@docusaurus/types';
import {keepInView} from './keepInView';

/** Scroll the sidebar to the entry of the page, unless it is in view already. */
function scrollToActiveItem(): void {
  const sidebar = document.querySelector('.theme-doc-sidebar-menu')?.parentElement;
  const entry = sidebar?.querySelector('[aria-current="page"]');
  if (sidebar && entry) keepInView(sidebar, entry);
}

/** Keep the entry of the page in view: the sidebar is longer than a screen, and many readers come from a search. */
const activeSidebarItem: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      requestAnimationFrame(scrollToActiveItem);
    }
  },
};

export default activeSidebarItem;
