import type {ClientModule} from '@docusaurus/types';
import {BANNER_DELAY_MS, closeBanner, showBanner} from './banner';

/** Check whether a stylesheet has loaded. If it failed, it has no rules, or the browser throws when they are read. */
function hasLoaded({sheet}: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/**
 * Show a banner when the stylesheet of the first page fails to load. The reader can still read the page, but menus and other controls
 * look wrong.
 */
const missingStylesheet: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) return;
    const link = document.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]');
    setTimeout(() => {
      if (!link || hasLoaded(link)) return;
      link.addEventListener('load', closeBanner);
      showBanner('missing', {error: link.href, retry: () => window.location.reload()});
    }, BANNER_DELAY_MS);
  },
};

export default missingStylesheet;
