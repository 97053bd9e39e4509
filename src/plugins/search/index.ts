import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkRecordSizes, indexFiles, recordsOf} from './node/buildIndex';
import {readPage} from './node/readPage';
import {readRoutes} from './node/readRoutes';
import {synonymsOf} from './node/synonyms';
import {loadModel} from '../product-model/loadModel';
import {lastBuild} from './devServer';
import {POINTER_FILE} from './shared/pointerFile';

/** lvl0 of pages that stand outside the sidebar. */
const FALLBACK_GROUPS: Record<string, string> = {en: 'Documentation', zh: '文档'};

/** Beyond that answers take longer than 50 ms and the index has more than 1.5 MB. */
const MAX_PAGES = 2000;

/** Builds the search index of each language from its built pages (see README.md). */
export default function searchPlugin(context: LoadContext): Plugin {
  const {siteConfig, i18n, siteDir} = context;
  const language = i18n.currentLocale;
  const group = FALLBACK_GROUPS[language] ?? 'Documentation';
  return {
    name: 'obis-search',
    ...lastBuild(context),

    async postBuild({outDir, routesPaths, baseUrl}) {
      const sources = readRoutes(routesPaths, baseUrl, outDir);
      const {load} = await import('cheerio');
      const pages = sources.flatMap((source) => readPage(source, load, group) ?? []);
      const synonyms = synonymsOf(loadModel(siteDir));
      const index = {language, origin: siteConfig.url, pages, synonyms};
      checkRecordSizes(recordsOf(index));
      if (pages.length > MAX_PAGES && siteConfig.customFields?.searchMode !== 'hosted') {
        logger.warn(
          `The search index of "${language}" has ${pages.length} pages; the built-in search is made for ${MAX_PAGES}. ` +
            'Readers on slow devices will wait: switch to the hosted search (SEARCH_APP_ID in .env.example).',
        );
      }
      const {indexFile, indexText, pointerText} = indexFiles(index);
      mkdirSync(path.join(outDir, path.dirname(indexFile)), {recursive: true});
      writeFileSync(path.join(outDir, indexFile), indexText);
      writeFileSync(path.join(outDir, POINTER_FILE), pointerText);
    },
  };
}
