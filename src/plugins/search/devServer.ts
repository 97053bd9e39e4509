import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Lets `npm start`, which builds no pages, answer searches with the index of the last build of its language. Only files
 * that the development server does not have itself are taken from there, and no page: their addresses have no `.html`.
 */
export function lastBuild({
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
