import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {inlineStyles} from './critical-css/inlineStyles';

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
 * Shows a page with its first response: its own styles are in it (critical-css), and the scripts start after the first paint,
 * in small steps. README.md says how; the template of the pages (template.ts) is a setting of the site.
 */
export default function firstPaintPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'obis-first-paint',
    getClientModules: () => [path.join(__dirname, 'early-input/earlyInput.ts')],
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            entry: path.join(__dirname, 'entry.ts'),
            optimization: {splitChunks: {cacheGroups}},
          },
    postBuild({outDir, routesPaths}) {
      inlineStyles({outDir: path.resolve(outDir), baseUrl, routes: routesPaths});
      return Promise.resolve();
    },
  };
}
