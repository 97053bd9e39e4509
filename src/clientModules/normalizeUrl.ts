import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {normalizedUrl} from './urlRules';

/**
 * Client modules run before the router reads the URL, and their listeners before the router's. Without this,
 * `/index.html` shows two pages at once (the preload matches the raw path, the routes the normalised one), and a hash
 * such as `#%` crashes the page when Docusaurus decodes it.
 */
function normalizeCurrentUrl(): void {
  const address = normalizedUrl(window.location, siteConfig.baseUrl);
  if (address !== null) {
    window.history.replaceState(window.history.state, '', address);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  normalizeCurrentUrl();
  window.addEventListener('popstate', normalizeCurrentUrl);
}
