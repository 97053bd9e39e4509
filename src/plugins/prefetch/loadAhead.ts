import type {ClientModule} from '@docusaurus/types';
import {preloadMeantPages} from './meantPage';
import {preloadPagesInSight} from './pagesInSight';

let hasStarted = false;
let endInSight = () => {};

/** Loads pages before they are opened, as far as the network lets us; never before the page itself is complete. */
const loadAhead: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) endInSight();
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!hasStarted) preloadMeantPages();
    hasStarted = true;
    if (location.pathname === previousLocation?.pathname) return;
    const start = () => {
      endInSight();
      endInSight = preloadPagesInSight();
    };
    if (document.readyState === 'complete') setTimeout(start);
    else window.addEventListener('load', () => setTimeout(start), {once: true});
  },
};

export default loadAhead;
