import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {endProgressBar} from './endProgressBar';
import {isReachable} from './isReachable';
import {step, type Effect, type Event, type State} from './nextPage';
import {closeNotice, showNotice} from './notice';
import {preloadableComponents} from './preloadableComponents';
import {createReloadOnce} from './reloadOnce';
import {STALL_NOTICE_MS} from './stallNotice';

const reloadOnce = createReloadOnce(
  createStorageSlot('obis.reloaded-for', {persistence: 'sessionStorage'}),
);

/** More than the delay of the progress bar (specification, section 4). */
const PROGRESS_DELAY_MS = 300;

let state: State = 'unhydrated';
/** The page that a link opens. Each navigation has an object of its own, by which a late answer is recognised. */
let target = {path: ''};

const reload = () => window.location.reload();

function showFailure(error: unknown): void {
  // In the live preview, the error overlay of the development server shows it.
  if (process.env.NODE_ENV === 'development') return;
  const shown = target;
  // The bar may not have started yet.
  setTimeout(endProgressBar, PROGRESS_DELAY_MS);
  showNotice(error, () => {
    if (state === 'unhydrated') return reload();
    void isReachable(window.location.href).then((isThere) => {
      if (isThere) reload();
      else if (shown === target) showFailure(error);
    });
  });
}

/** Ask the server for the page, and load it as a document: once for each path, so that a chunk that stays missing causes no loop. */
async function checkServer(error: unknown): Promise<void> {
  const asked = target;
  const isThere = await isReachable(window.location.href);
  if (asked !== target) return;
  send(isThere && reloadOnce.claim(asked.path) ? 'reachable' : 'unreachable', error);
}

/** Make the page one without scripts, because it will not be hydrated. */
function stayStatic(): void {
  document.documentElement.dataset.scripts = 'failed';
}

const EFFECTS: Readonly<Record<Effect, (error: unknown) => unknown>> = {
  'check-server': checkServer,
  reload,
  'show-failure': showFailure,
  'stay-static': stayStatic,
};

function send(event: Event, error?: unknown): void {
  const [next, ...effects] = step(state, event);
  state = next;
  for (const effect of effects) EFFECTS[effect](error);
}

if (ExecutionEnvironment.canUseDOM) {
  for (const component of preloadableComponents(routes)) {
    const preload = component.preload.bind(component);
    component.preload = () =>
      preload().catch((error: unknown) => {
        if (state === 'shown') return undefined;
        send('failed', error);
        // Never settled, so that the static HTML of the first page of a visit is not replaced.
        return new Promise<never>(() => {});
      });
  }
}

/** Recover from chunks that fail to load or stall. nextPage.ts decides what becomes of the page. */
const chunkFailures: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation) {
      send('rendered');
      return undefined;
    }
    closeNotice();
    target = {path: location.pathname};
    send('navigate');
    const timer = setTimeout(() => send('late'), STALL_NOTICE_MS);
    return () => clearTimeout(timer);
  },
  onRouteDidUpdate({location, previousLocation}) {
    reloadOnce.release(location.pathname);
    target = {path: location.pathname};
    send('rendered');
    if (previousLocation) closeNotice();
  },
};

export default chunkFailures;
