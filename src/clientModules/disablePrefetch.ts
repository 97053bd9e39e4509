import type {ClientModule} from '@docusaurus/types';

/**
 * Client module: stop Docusaurus from loading the pages of all links in view. A page consists of eleven files, and these links load some
 * thirty more, although most are never followed. When the reader points at a link or touches it, its page is still loaded ahead.
 */
const disablePrefetch: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    // Docusaurus sets the object, which is frozen, after it has loaded the client modules.
    if (!previousLocation) window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
};

export default disablePrefetch;
