import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Loads pages before they are opened. README.md says which, and why not those that Docusaurus would load. */
export default function prefetchPlugin(): Plugin {
  return {
    name: 'obis-prefetch',
    getClientModules: () => [path.join(__dirname, 'prefetch.ts')],
  };
}
