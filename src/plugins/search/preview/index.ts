import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../product-model/sliceTypes';
import type {createLivePreview, PreviewFiles, Site} from './livePreview';
import {previewServer, type Middleware} from './previewServer';
import type {Problem} from './previewState';
import {sitePages} from './sitePages';
import {readMessages} from './words';

type DevServer = {app: {use: (handler: Middleware) => unknown}};

/**
 * The site that is shown. Docusaurus makes the plugins anew when the configuration or a
 * translation changes, from fresh modules, while the development server stays: so this outlives the modules.
 */
type Running = {site?: Site};
const RUNNING = Symbol.for('obis.search-preview');

function running(): Running {
  const holder = globalThis as {[RUNNING]?: Running};
  return (holder[RUNNING] ??= {});
}

/** Reads the index of the running site, and tells in the terminal what is wrong, once. */
function createReader(siteDir: string): () => Promise<PreviewFiles> {
  let told = new Set<string>();
  const tell = (problems: readonly Problem[]) => {
    const lines = problems.map(({file, line, reason}) => `${file}:${line}  ${reason}`);
    lines
      .filter((line) => !told.has(line))
      .forEach((line) => logger.warn(`Left out of the search until it is put right: ${line}`));
    told = new Set(lines);
  };
  let read: ReturnType<typeof createLivePreview> | undefined;
  return async () => {
    const {site} = running();
    if (!site) throw new Error('The pages of the site are not loaded yet. Search again.');
    if (!read) {
      const {load} = await import('cheerio');
      // Reads Markdown, with packages that take a build, which has no use for it, a second to load.
      const {createLivePreview} = await import('./livePreview');
      read = createLivePreview(siteDir, load, await readMessages(siteDir));
    }
    const files = await read(site);
    tell(files.pointer.preview.problems);
    return files;
  };
}

/**
 * The parts of the search plugin for `npm start`, where no page is built that could be searched: the development
 * server answers with an index of the pages as they are saved.
 * @param fallbackGroup lvl0 of pages outside the sidebar
 */
export function livePreview(
  context: LoadContext,
  fallbackGroup: string,
): Pick<Plugin, 'allContentLoaded' | 'configureWebpack'> {
  if (process.env.NODE_ENV !== 'development') return {};
  return {
    allContentLoaded({allContent}) {
      const {siteConfig, baseUrl, i18n, codeTranslations} = context;
      running().site = {
        origin: siteConfig.url,
        baseUrl,
        language: i18n.currentLocale as Locale,
        fallbackGroup,
        pages: sitePages(allContent),
        translations: codeTranslations,
      };
    },
    configureWebpack(_config, isServer) {
      if (isServer) return undefined;
      const middleware = previewServer(createReader(context.siteDir), context.baseUrl);
      const devServer = {
        // Docusaurus has a function of its own here. Both are called and their lists joined, so this one adds
        // nothing to the list: it goes to the server itself, before the rule that answers every path with a page.
        setupMiddlewares: (_middlewares: unknown, {app}: DevServer) => {
          app.use(middleware);
          return [];
        },
      };
      // Only webpack-dev-server, which is Docusaurus's own affair, adds this key to the type.
      return {devServer} as object;
    },
  };
}
