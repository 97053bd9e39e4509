import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkPictures} from './checkPictures';

/** Stops a build whose pictures would make a page move, or are fetched before they are needed. */
export default function picturesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'obis-pictures',
    postBuild({outDir, routesPaths}) {
      checkPictures({outDir: path.resolve(outDir), baseUrl, routes: routesPaths});
      return Promise.resolve();
    },
  };
}
