import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {optionsValidator} from '../../build/optionsValidator';
import {expectModules} from './expectModules';

/** Files outside DocSearch and the dialog around it. */
const NOT_MODAL = /^(?!.*[\\/](?:@docsearch|SearchModal)[\\/])/;

const Options = z.strictObject({
  /** Alias of the bundler (`package$`) → the file, from the site's folder, that every import of it gets. */
  alias: z.record(
    z.string(),
    z.string().regex(/^\.\/.*\.tsx?$/, 'must be a file, like ./src/a.ts'),
  ),
  /** Folder whose modules replace components of a theme: one that the theme no longer asks for stops the build. */
  themeFolder: z.string().regex(/^\.\//, 'must be a folder, like ./src/theme'),
});

export type BundleOptions = z.output<typeof Options>;

export const validateOptions = optionsValidator('bundle', Options);

const load = createRequire(__filename);

/** A plugin of PostCSS that is given by its name, set up once, and not before there is a sheet to compile. */
function postCssPlugin([name, settings]: [string, object]): object {
  let plugin: object | undefined;
  const create = () => (plugin ??= (load(name) as (settings: object) => object)(settings));
  return Object.assign(create, {postcss: true});
}

/** Keeps the bundler's cache apart by folder of generated files: it would go on with those of another folder, unchanged. */
const cacheOf = (cache: {version: string} | undefined, folder: string) =>
  cache && {experiments: {cache: {version: `${cache.version}-${folder}`}}};

/** Settings that only the build reads: 3 KB of script (brotli). Docusaurus writes those that are enumerable into every page. */
const BUILD_ONLY = [
  'ssrTemplate',
  'presets',
  'plugins',
  'clientModules',
  'markdown',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];

/** Substitutes modules of the bundle, and stops the build when a substitution no longer takes effect. */
export default function bundlePlugin(
  {siteDir, siteConfig, generatedFilesDir}: LoadContext,
  {alias, themeFolder}: BundleOptions,
): Plugin {
  const aliases = Object.fromEntries(
    Object.entries(alias).map(([request, target]) => [request, path.join(siteDir, target)]),
  );
  for (const name of BUILD_ONLY) Object.defineProperty(siteConfig, name, {enumerable: false});
  const theme = path.join(siteDir, themeFolder);
  const components = readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(theme, name));
  return {
    name: 'obis-bundle',
    // No further PostCSS configuration is looked for: in every folder above every sheet, that takes 2 s a language. Setting up plugins
    // for every sheet takes 4 % of the CPU of a cold build (2026-11-25), for none 4 % of a warm one.
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      config: false,
      plugins: (plugins as (object | [string, object])[]).map((each) =>
        0 in each ? postCssPlugin(each) : each,
      ),
    }),
    configureWebpack: ({mode, experiments}, isServer) => ({
      ...cacheOf((experiments as {cache?: {version: string}}).cache, generatedFilesDir),
      resolve: {alias: aliases},
      plugins:
        mode === 'production' && !isServer
          ? [expectModules([...components, ...Object.values(aliases)])]
          : [],
      // Docusaurus puts all styles into one sheet. Those of the search modal come with the modal.
      ...(isServer
        ? {}
        : {optimization: {splitChunks: {cacheGroups: {styles: {test: NOT_MODAL}}}}}),
    }),
  };
}
