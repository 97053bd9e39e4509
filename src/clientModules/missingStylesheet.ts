import type {ClientModule} from '@docusaurus/types';
import {closeNotice, showNotice} from './notice';
import {STALL_NOTICE_MS} from './stallNotice';

/** Returns whether a stylesheet has arrived. One that failed has no rules, or does not let its rules be read. */
function hasArrived({sheet}: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/** Tells the reader when the stylesheet has not arrived. The page can be read, but what scripts add to it looks wrong. */
const missingStylesheet: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) return;
    const link = document.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]');
    setTimeout(() => {
      if (!link || hasArrived(link)) return;
      link.addEventListener('load', closeNotice);
      showNotice(link.href, () => window.location.reload());
    }, STALL_NOTICE_MS);
  },
};

export default missingStylesheet;
