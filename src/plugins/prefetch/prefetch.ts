import type {ClientModule} from '@docusaurus/types';
import {prefetchOnIntent} from './prefetchOnIntent';
import {prefetchVisible} from './prefetchVisible';

let hasStarted = false;
let endInSight = () => {};

/** Prefetches pages as far as the connection allows, and never before the page itself has loaded. */
const prefetch: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) endInSight();
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!hasStarted) prefetchOnIntent();
    hasStarted = true;
    if (location.pathname === previousLocation?.pathname) return;
    const start = () => {
      endInSight();
      endInSight = prefetchVisible();
    };
    if (document.readyState === 'complete') setTimeout(start);
    else window.addEventListener('load', () => setTimeout(start), {once: true});
  },
};

export default prefetch;
