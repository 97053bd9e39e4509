import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Let the development server serve the search index of the last build, because it builds no pages to index. It prefers
 * its own files, and serves no pages of the build, because their addresses have no `.html`.
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
