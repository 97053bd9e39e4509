import {askEngine} from './askEngine';

declare global {
  interface Window {
    obisAskEngine: typeof askEngine;
  }
}

// Bundled (see bundle.ts) and run in a page.
window.obisAskEngine = askEngine;
