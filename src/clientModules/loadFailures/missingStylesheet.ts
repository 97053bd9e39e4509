import type {ClientModule} from '@docusaurus/types';
import {BANNER_DELAY_MS, closeBanner, showBanner} from './banner';

/** Check whether a stylesheet has arrived. One that failed has no rules, or does not let its rules be read. */
function hasArrived({sheet}: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/** Tell the reader when the stylesheet has not arrived. The page can be read, but what scripts add to it looks wrong. */
const missingStylesheet: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) return;
    const link = document.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]');
    setTimeout(() => {
      if (!link || hasArrived(link)) return;
      link.addEventListener('load', closeBanner);
      showBanner(link.href, () => window.location.reload());
    }, BANNER_DELAY_MS);
  },
};

export default missingStylesheet;
