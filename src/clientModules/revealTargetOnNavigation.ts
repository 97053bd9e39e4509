import type {ClientModule} from '@docusaurus/types';
import {revealTarget} from '../lib/revealTarget';

/** Run a function when the page is hydrated. Until then, React may replace elements. */
function whenHydrated(run: () => void): void {
  const page = document.documentElement;
  const isHydrated = () => page.dataset.hasHydrated === 'true';
  if (isHydrated()) return run();
  new MutationObserver((_changes, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    run();
  }).observe(page, {attributeFilter: ['data-has-hydrated']});
}

/**
 * Client module: reveal the element that the hash of the address points to, after each navigation (load, link, contents, search, Back and
 * Forward). This module decides when. revealTarget.ts highlights and focuses the element.
 */
const revealTargetOnNavigation: ClientModule = {
  onRouteDidUpdate: () => whenHydrated(revealTarget),
};

export default revealTargetOnNavigation;
