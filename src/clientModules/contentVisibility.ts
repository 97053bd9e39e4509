import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** From now on every block is laid out, so that places in the page are exact (the end of src/css/content.css). */
function renderAll(): void {
  document.documentElement.dataset.renderAll = '';
}

if (ExecutionEnvironment.canUseDOM) {
  // From the address bar: the browser has scrolled to where it estimated the place.
  window.addEventListener('hashchange', () => {
    if (document.documentElement.dataset.renderAll !== undefined) return;
    renderAll();
    document.querySelector(':target')?.scrollIntoView();
  });
  // Back and forward restore the scroll position.
  window.addEventListener('popstate', renderAll);
  // Find in page goes to places, too.
  window.addEventListener('keydown', ({key, ctrlKey, metaKey}) => {
    if (key === 'F3' || ((ctrlKey || metaKey) && key === 'f')) renderAll();
  });
}

/** After the new page has been painted: a change of the root element costs 20 to 35 ms of style recalculation. */
const DELAY_MS = 1000;

/**
 * `content-visibility` is for the page that a visit begins with. Further pages are rendered in two steps (theme/MDXContent), and
 * switching it off and on again at each of them cost a sixth of the way back to the FAQ (220 → 184 ms CPU, 2026-11-22).
 */
const contentVisibility: ClientModule = {
  onRouteUpdate({location}) {
    if (location.hash) renderAll();
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      setTimeout(renderAll, DELAY_MS);
    }
  },
};

export default contentVisibility;
