import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type {CheerioAPI} from 'cheerio';
import {serveLastBuild} from './devServer';
import {checkRecordSizes, toRecords} from './node/records';
import {readPage} from './node/readPage';
import type {PageContent} from './shared/records';
import {INDEX_FILE, serializeIndex, type SynonymGroup} from './shared/searchIndex';

export type SearchOptions = {
  /** Label (lvl0) of pages outside the sidebar. */
  readonly group: string;
  /** Reads the synonyms. Called once a build. */
  readonly synonyms: () => SynonymGroup[];
  /** Returns what `read` takes from each built page that readers may find. */
  readonly readPages: (
    built: Props,
    read: (path: string, $: CheerioAPI) => PageContent,
  ) => Promise<PageContent[]>;
};

/** Write the search index of each language from its built pages (see README.md). */
export default function searchPlugin(
  context: LoadContext,
  {group, synonyms, readPages}: SearchOptions,
): Plugin {
  const {siteConfig, i18n} = context;
  const language = i18n.currentLocale;
  return {
    name: 'obis-search',
    ...serveLastBuild(context),

    async postBuild(built) {
      const pages = await readPages(built, (address, $) => readPage(address, $, group));
      const index = {language, origin: siteConfig.url, pages, synonyms: synonyms()};
      checkRecordSizes(toRecords(index));
      writeFileSync(path.join(built.outDir, INDEX_FILE), serializeIndex(index));
    },
  };
}
