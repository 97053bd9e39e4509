import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Let the development server (`npm start`) serve the search index of the last build, because it does not render the
 * pages from which an index is made. If the server has a file of its own at the same address, it serves that one. It
 * never serves a page of the build, because the files of pages end with `.html` and the addresses of pages do not.
 */
export function serveLastBuild({
  outDir,
  baseUrl,
}: Pick<LoadContext, 'outDir' | 'baseUrl'>): Pick<Plugin, 'configureWebpack'> {
  return {
    configureWebpack: (_config, isServer) => {
      const build = {
        directory: outDir,
        publicPath: baseUrl,
        staticOptions: {index: false, redirect: false},
        watch: false,
      };
      // Only webpack-dev-server, which Docusaurus starts, adds this key to the type.
      return isServer ? undefined : ({devServer: {static: [build]}} as object);
    },
  };
}
