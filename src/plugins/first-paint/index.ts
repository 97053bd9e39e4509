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
  /** Once, for all the pages that have code (src/markdown/code). */
  code: {
    name: 'code',
    test: /[\\/](?:CodeBlock[\\/]|codeBlockUtils|useCodeWordWrap|useMutationObserver)/,
    chunks: 'async',
    enforce: true,
    priority: 44,
  },
} as const;

/** Texts of the notice that a page shows when its scripts do not come, in the language of the build. */
export type FirstPaintOptions = {readonly scriptsMissing: string; readonly reload: string};

/**
 * Shows a page with its first response: its own styles are in it (critical-css), and the scripts start after the first paint,
 * in small steps. README.md says how; the template of the pages (template.ts) is a setting of the site.
 */
export default function firstPaintPlugin(
  {baseUrl}: LoadContext,
  {scriptsMissing, reload}: FirstPaintOptions,
): Plugin {
  return {
    name: 'obis-first-paint',
    getClientModules: () => [path.join(__dirname, 'early-input/earlyInput.ts')],
    // Before the page, of which a part may be missing, too.
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'p',
          attributes: {class: 'obis-notice', role: 'alert'},
          innerHTML: `${scriptsMissing} <a href="">${reload}</a>`,
        },
      ],
    }),
    configureWebpack: ({mode}, isServer) =>
      isServer
        ? {}
        : {
            // A chunk that stalls is an error after 30 s, not 120: until then, to try again is to wait for the same request.
            output: {chunkLoadTimeout: 30_000},
            // The development server keeps Docusaurus' entry, which takes hot updates: with ours every save reloads the page.
            ...(mode === 'production' && {entry: path.join(__dirname, 'entry.ts')}),
            optimization: {splitChunks: {cacheGroups}},
          },
    postBuild({outDir, routesPaths}) {
      inlineStyles({outDir: path.resolve(outDir), baseUrl, routes: routesPaths});
      return Promise.resolve();
    },
  };
}
