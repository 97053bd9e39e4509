import type {LoadContext, Plugin} from '@docusaurus/types';
import {withBuildInputs} from './withBuildInputs';

/** Makes a build with the bundler's cache write what one without it writes (see README.md). */
export default function buildCachePlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'obis-build-cache',
    configureWebpack: ({experiments}) => withBuildInputs(experiments, siteDir, siteConfig),
  };
}
