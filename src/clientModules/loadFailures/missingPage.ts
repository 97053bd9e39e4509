import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {BANNER_DELAY_MS, closeBanner, showBanner} from './banner';
import {endProgressBar} from './endProgressBar';
import {isReachable} from './isReachable';

type Route = {readonly component?: unknown; readonly routes?: readonly Route[]};
/** A component whose chunk is loaded when it is needed. */
type LazyComponent = {preload: () => Promise<unknown>};

/** A page whose chunks are not there yet, and the error of one that has failed. */
type AwaitedPage = {error?: unknown};

const firstPage: AwaitedPage = {};
/** The page that the reader waits for, an object of its own for each navigation. Undefined while a page is shown. */
let awaited: AwaitedPage | undefined = firstPage;

const isLazy = (component: unknown): component is LazyComponent =>
  typeof component === 'function' && 'preload' in component;

/** List the lazy components of all routes, nested routes included. */
const listLazyComponents = (list: readonly Route[]): LazyComponent[] =>
  list.flatMap(({component, routes: nested = []}) => [
    ...[component].filter(isLazy),
    ...listLazyComponents(nested),
  ]);

/** Show a banner above the page that is there. Its button, or the network that is back, tries again. */
function showFailure(error: unknown): void {
  // In the live preview, the error overlay of the development server shows it.
  if (process.env.NODE_ENV === 'development') return;
  endProgressBar();
  showBanner(error, () => void loadDocument(error));
}

/** Load the awaited page as a document if the server has it. Otherwise the page that is there stays, with a banner. */
async function loadDocument(error: unknown): Promise<void> {
  const asked = awaited;
  const isThere = await isReachable(window.location.href);
  // The page has come meanwhile, or the reader has gone on to another one.
  if (asked !== awaited) return;
  if (isThere) window.location.reload();
  else showFailure(error);
}

function onFailure(error: unknown): void {
  // Without an awaited page, the chunk was loaded ahead. A click on its link asks for the page.
  if (!awaited || awaited.error) return;
  awaited.error = error;
  if (awaited !== firstPage) return void loadDocument(error);
  // The page stays as it is without scripts (src/css/no-script.css).
  document.documentElement.dataset.scripts = 'failed';
  showFailure(error);
}

if (ExecutionEnvironment.canUseDOM) {
  for (const component of listLazyComponents(routes)) {
    const preload = component.preload.bind(component);
    component.preload = () =>
      preload().catch((error: unknown) => {
        const isAwaited = awaited !== undefined;
        onFailure(error);
        // While it is not settled, Docusaurus leaves the page that is there, and the static HTML of the first page.
        return isAwaited ? new Promise<never>(() => {}) : undefined;
      });
  }
}

/**
 * Recover when the chunks of a page fail or do not come. Docusaurus reloads the page when a chunk fails, because a new deployment may
 * have renamed it. This does so only if the server has the page, so that a reader who has lost the network keeps the old page.
 */
const missingPage: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) return undefined;
    closeBanner();
    const page: AwaitedPage = {};
    awaited = page;
    const timer = setTimeout(() => {
      if (page.error) return;
      showFailure(undefined);
      void loadDocument(undefined);
    }, BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  },
  onRouteDidUpdate({previousLocation}) {
    awaited = undefined;
    if (previousLocation) closeBanner();
  },
};

export default missingPage;
