import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {asWritten} from './asWritten';
import {checkCharacters} from './checkCharacters';
import {checkLeftOut, configurePostCss} from './leaveOutUnused';
import {checkRoutes} from './router/checkRoutes';

const {resolve} = createRequire(import.meta.url);

/** Files outside DocSearch and our dialog around it. */
const NOT_MODAL = /^(?!.*[\\/](?:@docsearch|SearchModal)[\\/])/;

/** The packages that the router consists of. */
const ROUTER = ['react-router', 'react-router-dom', 'react-router-config', 'history'];

/** Keeps out of every page what no reader needs. README.md says what, and what it saves. */
export default function leanBundlePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const here = path.join(siteDir, 'src/plugins/bundle');
  /** A rule: what the files of `include` import as `name` is a file of this folder. */
  const replaceIn = (include: string, name: string, file: string) => ({
    include,
    resolve: {alias: {[name]: path.join(here, file)}},
  });
  const inClient = (file: string) => resolve(`@docusaurus/core/lib/client/${file}`);
  /** The pages are rendered with the originals. */
  const inBrowser = {
    'react-helmet-async$': path.join(here, 'head'),
    ...Object.fromEntries(ROUTER.map((name) => [`${name}$`, path.join(here, 'router')])),
  };
  return {
    name: 'obis-lean-bundle',
    configurePostCss,
    postBuild({outDir, routes, siteConfig}) {
      checkRoutes(routes, siteConfig.future.experimental_router);
      checkLeftOut(outDir);
      checkCharacters(outDir);
      return Promise.resolve();
    },
    configureWebpack: ({optimization, plugins}, isServer) => ({
      mergeStrategy: {'optimization.minimizer': 'replace', plugins: 'replace'},
      // It lists all files of the site for what siteApi.ts does without.
      plugins: plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
      // Docusaurus puts all styles into one sheet. Those of the search modal come with the modal.
      ...(isServer
        ? {}
        : {
            optimization: {
              minimizer: optimization?.minimizer?.map(asWritten),
              splitChunks: {cacheGroups: {styles: {test: NOT_MODAL}}},
            },
          }),
      resolve: {
        alias: {
          'prism-react-renderer$': path.join(here, 'highlighter.tsx'),
          nprogress$: path.join(here, 'progressBar.ts'),
          ...(isServer ? {} : inBrowser),
        },
      },
      module: {
        rules: [
          replaceIn(path.dirname(resolve('@docusaurus/utils-common')), 'tslib$', 'tslib.ts'),
          replaceIn(inClient('serverEntry.js'), './renderToHtml', 'renderToHtml.ts'),
          replaceIn(
            resolve('@docusaurus/theme-common/internal'),
            './utils/codeBlockUtils',
            'codeBlocks.ts',
          ),
          {
            test: /\.json$/,
            include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p'),
            loader: path.join(here, 'leaveOutDocs.cjs'),
          },
          {
            include: path.join(generatedFilesDir, 'site-metadata.json'),
            loader: path.join(here, 'leaveOutVersions.cjs'),
          },
          ...(isServer
            ? []
            : [
                replaceIn(inClient('clientEntry.js'), './docusaurus', 'siteApi.ts'),
                replaceIn(inClient('App.js'), './BaseUrlIssueBanner', 'baseUrlIssueBanner.ts'),
                {
                  include: path.join(generatedFilesDir, 'registry.js'),
                  loader: path.join(here, 'leaveOutPaths.cjs'),
                },
              ]),
        ],
      },
    }),
  };
}
