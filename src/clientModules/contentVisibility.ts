import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** From now on every block is laid out, so that places in the page are exact (the end of src/css/content.css). */
function renderAll(): void {
  document.documentElement.dataset.renderAll = '';
}

/** Back and forward restore the scroll position. Set at once, the attribute would lay out the page that is left, too. */
let isPopped = false;

/** Keys of the history entries that a link was followed from at the top of their page. */
const leftAtTop = new Set<string | undefined>();

/** Whether back and forward have no scroll position to restore on the page of a history entry. */
export const wasLeftAtTop = (key: string | undefined): boolean => leftAtTop.has(key);

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
  onRouteUpdate({location, previousLocation}) {
    if (location.hash) renderAll();
    if (!previousLocation) return;
    const isAtTop = !isPopped && window.scrollY === 0;
    leftAtTop[isAtTop ? 'add' : 'delete'](previousLocation.key);
  },
  onRouteDidUpdate({location}) {
    if (isPopped && !wasLeftAtTop(location.key)) renderAll();
    isPopped = false;
  },
};

export default contentVisibility;
