import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Let `npm start` answer searches with the index of the last build of its language, because it builds no pages itself.
 * Files that the development server has are not taken from there, and neither are pages, whose addresses have no `.html`.
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
