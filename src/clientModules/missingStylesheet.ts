import type {ClientModule} from '@docusaurus/types';
import {closeNotice, showNotice} from './notice';
import {STALL_NOTICE_MS} from './stallNotice';

/** Tells the reader when the stylesheet has not arrived. The page can be read, but what scripts add to it looks wrong. */
const missingStylesheet: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) return;
    const link = document.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]');
    setTimeout(() => {
      // One that has failed has no rules.
      if (!link || link.sheet?.cssRules.length) return;
      link.addEventListener('load', closeNotice);
      showNotice(link.href, () => window.location.reload());
    }, STALL_NOTICE_MS);
  },
};

export default missingStylesheet;
