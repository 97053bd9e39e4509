import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** From now on every block is laid out, so that places in the page are exact (the end of src/css/content.css). */
function renderAll(): void {
  document.documentElement.dataset.renderAll = '';
}

/** Back and forward restore the scroll position. Set at once, the attribute would lay out the page that is left, too. */
let isPopped = false;

if (ExecutionEnvironment.canUseDOM) {
  // From the address bar: the browser has scrolled to where it estimated the place.
  window.addEventListener('hashchange', () => {
    if (document.documentElement.dataset.renderAll !== undefined) return;
    renderAll();
    document.querySelector(':target')?.scrollIntoView();
  });
  window.addEventListener('popstate', () => (isPopped = true));
  // Find in page goes to places, too.
  window.addEventListener('keydown', ({key, ctrlKey, metaKey}) => {
    if (key === 'F3' || ((ctrlKey || metaKey) && key === 'f')) renderAll();
  });
}

const contentVisibility: ClientModule = {
  onRouteUpdate({location}) {
    if (location.hash) renderAll();
  },
  onRouteDidUpdate() {
    if (isPopped) renderAll();
  },
};

export default contentVisibility;
