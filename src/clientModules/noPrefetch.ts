import type {ClientModule} from '@docusaurus/types';

/**
 * Stop Docusaurus from loading every page that a link in view leads to: some thirty files beside the eleven of a page. A link that the
 * reader points at or touches still loads its page ahead.
 */
const noPrefetch: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    // Docusaurus sets the object, which is frozen, after it has loaded the client modules.
    if (!previousLocation) window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
};

export default noPrefetch;
