import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineStyles} from './inlineStyles';

/** Puts into every page the styles that it uses, so that nothing but the page is needed to paint it. README.md says how. */
export default function stylesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'obis-styles',
    postBuild({outDir, routesPaths}) {
      inlineStyles({outDir: path.resolve(outDir), baseUrl, routes: routesPaths});
      return Promise.resolve();
    },
  };
}
