import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function setRenderAll(renderAll: boolean): void {
  document.documentElement.toggleAttribute('data-render-all', renderAll);
}

let isPopState = false;

if (ExecutionEnvironment.canUseDOM) {
  // Before the router's, which was not there yet.
  window.addEventListener('popstate', () => {
    isPopState = true;
  });
  // From the address bar: the browser has gone to where it thought the place was.
  window.addEventListener('hashchange', () => {
    if (document.documentElement.hasAttribute('data-render-all')) return;
    setRenderAll(true);
    document.querySelector(':target')?.scrollIntoView();
  });
  // The browser's search goes to places, too.
  window.addEventListener('keydown', ({key, ctrlKey, metaKey}) => {
    if (key === 'F3' || ((ctrlKey || metaKey) && key === 'f')) setRenderAll(true);
  });
}

/**
 * Whoever opens a page sees its beginning at once, the rest of it is laid out when it comes near (src/css/content.css);
 * for whoever goes to a place in a page all of it is, so that the place is exact.
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
