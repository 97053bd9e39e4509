import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {Engine} from '../engine';
import {LANGUAGES, type Language} from '../queries';
import type {Site} from '../site';
import type {SearchBrowser} from './browser';
import {load, loadCommonJs, resolve, versionOf} from './packages';
import type {StaticSite} from './staticSite';

const NAME = '@easyops-cn/docusaurus-search-local';

type Joi = {validate(options: unknown): {error?: Error; value: Record<string, unknown>}};
type Module = {
  default: (context: unknown, options: unknown) => {postBuild(site: unknown): Promise<void>};
  validateOptions: (parts: {
    options: unknown;
    validate: (schema: Joi, options: unknown) => Record<string, unknown>;
  }) => Record<string, unknown>;
};
type Bundler = {build: (options: Record<string, unknown>) => Promise<unknown>};
type Found = {document: {u: string; h?: string}};
type BrowserApi = {
  searchByWorker: (home: string, context: string, query: string, limit: number) => Promise<Found[]>;
};

/** Runs in the browser, like the plugin's search page: 100 results of its worker. */
async function searchInPage([home, query]: [string, string]): Promise<
  {url: string; hash: string}[]
> {
  const address = '/easyops/searchByWorker.js';
  const {searchByWorker} = (await import(address)) as BrowserApi;
  const results = await searchByWorker(home, '', query, 100);
  return results.map(({document: {u, h}}) => ({url: u, hash: h ?? ''}));
}

function optionsFor(site: Site): Record<string, unknown> {
  const docs = [...site.pages].filter(([, page]) => page.tag !== 'default');
  return {
    language: ['en', 'zh'],
    indexBlog: false,
    // The routes of the docs one by one: with "/" the plugin would leave out the other pages.
    docsRouteBasePath: docs.map(([page]) => page),
    indexPages: true,
    // Part of "main", but not of the text; our own index leaves them out as well.
    ignoreCssSelectors: [
      '.theme-doc-breadcrumbs',
      '.theme-doc-version-badge',
      '[role="tooltip"]',
      '[data-search-ignore]',
    ],
  };
}

/** Runs the plugin's own step after the build over the copied pages of one language. */
async function buildIndex(site: Site, outDir: string, generatedFilesDir: string): Promise<void> {
  const plugin = loadCommonJs<Module>(NAME);
  const siteConfig = {trailingSlash: false, themeConfig: {}};
  const options = plugin.validateOptions({
    options: optionsFor(site),
    validate(schema, given) {
      const {error, value} = schema.validate(given);
      if (error) throw error;
      return value;
    },
  });
  const context = {siteDir: outDir, generatedFilesDir, baseUrl: site.home, siteConfig, i18n: {}};
  const routesPaths = [...site.pages.values()].map((page) => page.path);
  await plugin
    .default(context, options)
    .postBuild({routesPaths, outDir, baseUrl: site.home, siteConfig});
}

/** Bundles the plugin's own worker and the script that asks it, as the bundler of a site would. */
async function bundle(outdir: string, generatedFilesDir: string): Promise<void> {
  const {build} = await load<Bundler>('esbuild');
  const theme = path.join(
    path.dirname(resolve(`${NAME}/package.json`)),
    'dist/client/client/theme',
  );
  const constants = `${NAME}/default/generated-constants.js`;
  const common = {
    ...{bundle: true, outdir, logLevel: 'error', platform: 'browser'},
    define: {'process.env.NODE_ENV': '"production"'},
    alias: {[`@generated/${constants}`]: path.join(generatedFilesDir, constants)},
    nodePaths: [path.resolve(theme, '../../../../../..')],
  };
  await build({...common, entryPoints: [path.join(theme, 'worker.js')], format: 'iife'});
  await build({...common, entryPoints: [path.join(theme, 'searchByWorker.js')], format: 'esm'});
}

/** docusaurus-search-local: its own index of the built pages, asked through its own worker in a browser. */
export async function createEasyops(
  sites: Readonly<Record<Language, Site>>,
  site: StaticSite,
  browser: SearchBrowser,
): Promise<Engine> {
  const outdir = path.join(site.folder, 'easyops');
  const generated = path.join(outdir, 'generated');
  mkdirSync(generated, {recursive: true});
  for (const language of LANGUAGES) {
    await buildIndex(sites[language], site.folderOf(language), generated);
  }
  await bundle(outdir, generated);
  return {
    name: 'docusaurus-search-local',
    version: versionOf(NAME),
    hasPlaces: true,
    async search(language, query) {
      const {home, pageOf} = sites[language];
      const found =
        (await browser.ask(language, searchInPage, [home, query] as [string, string])) ?? [];
      return found.map(({url, hash}) => ({page: pageOf(url), anchor: hash.slice(1) || null}));
    },
  };
}
