import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {revealTarget} from './revealTarget';

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

/** Reveal the target of a link to the current address again, which is no navigation. */
function revealAgain({target}: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (link && link.href === window.location.href) revealTarget();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', revealAgain, {capture: true});
}

/**
 * Client module: reveal the element that the hash of the address points to, after each navigation (load, link, contents, search, Back and
 * Forward). This module decides when. revealTarget.ts highlights and focuses the element.
 */
const revealTargetOnNavigation: ClientModule = {
  onRouteDidUpdate: () => whenHydrated(revealTarget),
};

export default revealTargetOnNavigation;
