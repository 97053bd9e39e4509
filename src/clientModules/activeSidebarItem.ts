import type {ClientModule} from '@docusaurus/types';

/** Scrolls the sidebar to centre the active item, unless it is in view already. */
function scrollToActiveItem(): void {
  const entry = document.querySelector<HTMLElement>(
    '.theme-doc-sidebar-menu .menu__link--active[aria-current="page"]',
  );
  const menu = entry?.closest<HTMLElement>('nav.menu');
  if (!entry || !menu) return;
  const {top, bottom, height} = menu.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  if (box.top < top || box.bottom > Math.min(bottom, window.innerHeight)) {
    menu.scrollTop += box.top - top - height / 2;
  }
}

/** The sidebar is longer than a screen: on a page opened by its URL, the active item may be out of view. */
const activeSidebarItem: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      requestAnimationFrame(scrollToActiveItem);
    }
  },
};

export default activeSidebarItem;
