import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

/** The names that Docusaurus gives to the files of a page of the manual: all of them are needed, by every page of it. */
const frame = new Set(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) =>
    simpleHash(`@theme/${name}`, 8),
  ),
);

/** How the scripts are cut: a phone compiles and runs a file at once, and asking for one costs it 5 ms. */
const cacheGroups = {
  /** Half of what a page starts with, and the same until React is upgraded. */
  react: {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react-dom|scheduler)[\\/]/,
    chunks: 'initial',
    enforce: true,
    priority: 45,
  },
  manual: {
    name: 'manual',
    chunks: ({name}: {name?: string | null}) => frame.has(name ?? ''),
    enforce: true,
    priority: 45,
  },
} as const;

/**
 * Starts the scripts of a page in small steps, and keeps the template of the pages, and other settings of the build, out
 * of them.
 */
export default function startPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const here = path.join(siteDir, 'src/plugins/first-paint/start');
  return {
    name: 'obis-start',
    configureWebpack: (_config, isServer) => ({
      ...(isServer
        ? {}
        : {
            entry: path.join(here, 'entry.ts'),
            optimization: {splitChunks: {cacheGroups}},
          }),
      module: {
        rules: [
          {
            include: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
            loader: path.join(here, 'settingsLoader.cjs'),
          },
        ],
      },
    }),
  };
}
