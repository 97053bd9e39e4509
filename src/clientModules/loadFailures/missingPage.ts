import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {BANNER_DELAY_MS, closeBanner, showBanner} from './banner';
import {endProgressBar} from './endProgressBar';
import {isReachable} from './isReachable';

type Route = {readonly component?: unknown; readonly routes?: readonly Route[]};
/** A component whose chunk is loaded when it is needed. */
type LazyComponent = {preload: () => Promise<unknown>};

/** A page whose chunks are still loading. */
type RequestedPage = {
  /** Whether a banner is shown or the document is being loaded. Only the first chunk that fails causes this. */
  isHandled?: boolean;
};

const firstPage: RequestedPage = {};
/**
 * The requested page, which is the page of the current URL until it is shown. Each navigation creates a new object. Undefined if no page
 * is loading. The current page is the page that the reader sees meanwhile. On first load, it is the static HTML of the requested page.
 */
let requested: RequestedPage | undefined = firstPage;

const isLazy = (component: unknown): component is LazyComponent =>
  typeof component === 'function' && 'preload' in component;

/** List the lazy components of all routes, nested routes included. */
const listLazyComponents = (list: readonly Route[]): LazyComponent[] =>
  list.flatMap(({component, routes: nested = []}) => [
    ...[component].filter(isLazy),
    ...listLazyComponents(nested),
  ]);

/** Show a banner above the current page. The requested page is loaded again when the reader selects Retry or the network is back. */
function showFailure(error: unknown): void {
  // In development, the error overlay of the development server shows the error.
  if (process.env.NODE_ENV === 'development') return;
  endProgressBar();
  showBanner(error, () => void loadDocument(error));
}

/** Load the requested page as a document if the server has it. Otherwise keep the current page and show a banner. */
async function loadDocument(error: unknown): Promise<void> {
  const page = requested;
  const canLoad = await isReachable(window.location.href);
  // The page has loaded in the meantime, or the reader has requested another one.
  if (page !== requested) return;
  if (canLoad) window.location.reload();
  else showFailure(error);
}

/** Handle a chunk that failed to load. */
function onFailure(error: unknown): void {
  // If no page is requested, the chunk was prefetched. It is loaded again when the reader opens its page.
  if (!requested || requested.isHandled) return;
  requested.isHandled = true;
  if (requested !== firstPage) return void loadDocument(error);
  // Style the static HTML like a page without scripts (src/css/no-script.css).
  document.documentElement.dataset.scripts = 'failed';
  showFailure(error);
}

if (ExecutionEnvironment.canUseDOM) {
  for (const component of listLazyComponents(routes)) {
    const preload = component.preload.bind(component);
    component.preload = () =>
      preload().catch((error: unknown) => {
        const isRequested = requested !== undefined;
        onFailure(error);
        // Until the promise settles, Docusaurus keeps showing the current page (or, on first load, the static HTML).
        return isRequested ? new Promise<never>(() => {}) : undefined;
      });
  }
}

/**
 * Recover when the chunks of the requested page fail to load or take too long. A new deployment may have renamed them, so Docusaurus
 * itself loads the page as a document. This module does so only if the server has the page. A reader without a network keeps the
 * current page.
 */
const missingPage: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) return undefined;
    closeBanner();
    const page: RequestedPage = {};
    requested = page;
    const timer = setTimeout(() => {
      if (page.isHandled) return;
      page.isHandled = true;
      showFailure(undefined);
      void loadDocument(undefined);
    }, BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  },
  onRouteDidUpdate({previousLocation}) {
    requested = undefined;
    if (previousLocation) closeBanner();
  },
};

export default missingPage;
