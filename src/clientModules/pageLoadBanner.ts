import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {BANNER_DELAY_MS} from '@site/src/lib/bannerDelay';
import {closeBanner, showBanner} from '@site/src/components/FailureMessage/banner';

const reload = (): void => window.location.reload();

/**
 * Show a banner if a chunk of the first page fails to load. Docusaurus then renders nothing, so the static HTML stays, and the browser
 * reports the error of the chunk as an unhandled rejection.
 */
function onUnhandledRejection({reason}: PromiseRejectionEvent): void {
  const {dataset} = document.documentElement;
  // After hydration, Docusaurus reloads the page itself. An error of a page that was only prefetched needs no message.
  if ((reason as Error | undefined)?.name !== 'ChunkLoadError' || dataset.hasHydrated === 'true') {
    return;
  }
  // Style the static HTML like a page without scripts (src/css/no-script.css).
  dataset.scripts = 'failed';
  showBanner('missing', {error: reason, retry: reload});
}

// In development, the error overlay of the development server shows the error.
if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV !== 'development') {
  window.addEventListener('unhandledrejection', onUnhandledRejection);
}

/**
 * Client module: show a banner if a page does not load. The hooks below show it if the page that a link leads to takes more than 5 s. If
 * that page fails, Docusaurus loads it as a document instead. `onUnhandledRejection` shows it if a chunk of the
 * first page fails. Until the scripts run, src/plugins/first-paint/bootstrapScript.js shows a banner of its own.
 * The titles of the tests in tests/network-failures say what the reader sees in each case.
 */
const pageLoadBanner: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) return undefined;
    closeBanner();
    const timer = setTimeout(() => showBanner('late', {retry: reload}), BANNER_DELAY_MS);
    return () => clearTimeout(timer);
  },
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) closeBanner();
  },
};

export default pageLoadBanner;
