import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {optionsValidator} from '../../build/optionsValidator';
import {expectModules} from './expectModules';
import {inlineTranslations} from './inline-translations/inlineTranslations';

const {resolve} = createRequire(import.meta.url);

/** Files outside DocSearch and the dialog around it. */
const NOT_MODAL = /^(?!.*[\\/](?:@docsearch|SearchModal)[\\/])/;

/** The compiled themes and plugins of Docusaurus. */
const THEMES = /[\\/]node_modules[\\/]@docusaurus[\\/][^\\/]+[\\/]lib[\\/]/;

/** The context of every component: it has all translations, and hands them to nobody here. */
const CONTEXT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurusContext\.js$/;

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

/**
 * Substitutes the few modules that cost every page and serve no reader. README.md has the table; a substitution that no
 * longer takes effect stops the build.
 */
export default function bundlePlugin(
  {siteDir, generatedFilesDir}: LoadContext,
  {alias, themeFolder}: BundleOptions,
): Plugin {
  const file = (name: string) => path.join(siteDir, 'src/plugins/bundle', name);
  const aliases = Object.fromEntries(
    Object.entries(alias).map(([request, target]) => [request, path.join(siteDir, target)]),
  );
  const translations = path.join(generatedFilesDir, 'codeTranslations.json');
  const rules = [
    {
      include: path.dirname(resolve('@docusaurus/utils-common')),
      resolve: {alias: {tslib$: file('tslib.ts')}},
    },
    {
      test: /\.json$/,
      include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p'),
      loader: file('docsListLoader.cjs'),
    },
    {
      include: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
      loader: file('buildSettingsLoader.cjs'),
    },
    {
      test: /\.[jt]sx?$/,
      include: [path.join(siteDir, 'src'), THEMES],
      enforce: 'pre' as const,
      loader: file('inline-translations/inlineTranslationsLoader.cjs'),
      options: {inlineTranslations, file: translations},
    },
    {
      include: translations,
      issuer: CONTEXT,
      loader: file('inline-translations/emptyTranslationsLoader.cjs'),
    },
  ];
  /** In the browser only: the server writes the banner. */
  const banner = {
    include: path.dirname(resolve('@docusaurus/core/lib/client/App')),
    resolve: {alias: {'./BaseUrlIssueBanner$': file('noBanner.ts')}},
  };
  const theme = path.join(siteDir, themeFolder);
  const components = readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(theme, name));
  const substitutes = [
    file('tslib.ts'),
    ...components,
    ...Object.values(aliases),
    ...rules.flatMap(({loader}) => loader ?? []),
  ];
  return {
    name: 'obis-bundle',
    // No further PostCSS configuration is looked for: in every folder above every sheet, that takes 2 s a language.
    configurePostCss: (options) => ({...options, config: false}),
    configureWebpack: ({mode}, isServer) => ({
      resolve: {alias: aliases},
      module: {rules: isServer ? rules : [...rules, banner]},
      plugins:
        mode === 'production'
          ? [expectModules(isServer ? substitutes : [...substitutes, file('noBanner.ts')])]
          : [],
      // Docusaurus puts all styles into one sheet. Those of the search modal come with the modal.
      ...(isServer
        ? {}
        : {optimization: {splitChunks: {cacheGroups: {styles: {test: NOT_MODAL}}}}}),
    }),
  };
}
