import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {inlineStyles} from './critical-css/inlineStyles';

/** The chunks of the layout of a doc, by the names that Docusaurus gives them: every page of the manual needs all of them. */
const docLayoutChunks = new Set(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) =>
    simpleHash(`@theme/${name}`, 8),
  ),
);

/** Code splitting: a phone compiles and evaluates a file in one task, and requesting one costs it 5 ms. */
const cacheGroups = {
  /** Half of the initial scripts, and cached until React is upgraded. */
  react: {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react-dom|scheduler)[\\/]/,
    chunks: 'initial',
    enforce: true,
    priority: 45,
  },
  manual: {
    name: 'manual',
    chunks: ({name}: {name?: string | null}) => docLayoutChunks.has(name ?? ''),
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
