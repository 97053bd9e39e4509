import type {LoadContext, Plugin} from '@docusaurus/types';
import {devServerOptions} from './devServerOptions';

type Options = {
  /** The origin of the development server of each base path, such as `/zh/`. */
  readonly servers: Readonly<Record<string, string>>;
};

/**
 * Show all languages at one address during `npm start`. Docusaurus has a development server for one language only, so tools/start.ts starts
 * one for each. This plugin has no effect on a build.
 */
export default function previewPlugin({servers}: Options) {
  return ({baseUrl}: LoadContext): Plugin => ({
    name: 'obis-preview',
    configureWebpack: (_config, isServer) =>
      // The cast is needed, because the type has no key `devServer`. Only webpack-dev-server adds it.
      isServer ? undefined : ({devServer: devServerOptions(baseUrl, servers)} as object),
  });
}
