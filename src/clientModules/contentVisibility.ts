import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function setRenderAll(renderAll: boolean): void {
  document.documentElement.toggleAttribute('data-render-all', renderAll);
}

let isPopState = false;

if (ExecutionEnvironment.canUseDOM) {
  // Registered before the router's own listener, so this runs first.
  window.addEventListener('popstate', () => {
    isPopState = true;
  });
  // A hash edited in the address bar: the browser has scrolled to an estimated position.
  window.addEventListener('hashchange', () => {
    if (document.documentElement.hasAttribute('data-render-all')) return;
    setRenderAll(true);
    document.querySelector(':target')?.scrollIntoView();
  });
  // Find in page scrolls to its matches, too.
  window.addEventListener('keydown', ({key, ctrlKey, metaKey}) => {
    if (key === 'F3' || ((ctrlKey || metaKey) && key === 'f')) setRenderAll(true);
  });
}

/**
 * Off-screen blocks use `content-visibility: auto` (src/css/content.css). This switches it off where scroll positions must
 * be exact: for a link to a heading, and on back and forward.
 */
const contentVisibility: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (location.hash) {
      setRenderAll(true);
    } else if (previousLocation && location.pathname !== previousLocation.pathname) {
      setRenderAll(isPopState);
    }
    isPopState = false;
  },
};

export default contentVisibility;
