import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {normalizeUrl} from '../lib/normalizeUrl';

/**
 * Client module: normalise the URL before the router reads it. Client modules and their listeners run before those of the router. Otherwise,
 * `/index.html` would show two pages at once, because Docusaurus preloads the page for the unchanged path and the router shows the
 * page for the normalised path. A hash such as `#%` would crash the page when Docusaurus decodes it.
 */
function normalizeCurrentUrl(): void {
  const address = normalizeUrl(window.location, siteConfig.baseUrl);
  if (address !== null) {
    window.history.replaceState(window.history.state, '', address);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  normalizeCurrentUrl();
  window.addEventListener('popstate', normalizeCurrentUrl);
}
