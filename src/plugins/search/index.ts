import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type {CheerioAPI} from 'cheerio';
import {serveLastBuild} from './serveLastBuild';
import {extractPageContent} from './node/extractPageContent';
import type {PageContent} from './shared/records';
import {INDEX_FILE, serializeIndex, type SynonymSet} from './shared/searchIndex';

/** docusaurus.config.ts passes these options, because the plugin imports nothing of the site. */
type Options = {
  /** Category (lvl0) of pages outside the sidebar. */
  readonly fallbackCategory: string;
  /** Return the synonyms of the language that is built. */
  readonly synonyms: () => SynonymSet[];
  /** Call `read` for each built page that readers may find, and return the results. */
  readonly readBuiltPages: (
    built: Props,
    read: (permalink: string, $: CheerioAPI) => PageContent,
  ) => Promise<PageContent[]>;
};

/** Write the search index of a language from its built pages. */
export default function searchPlugin({fallbackCategory, synonyms, readBuiltPages}: Options) {
  return (context: LoadContext): Plugin => ({
    name: 'obis-search',
    ...serveLastBuild(context),

    async postBuild(built) {
      const pages = await readBuiltPages(built, (permalink, $) =>
        extractPageContent(permalink, $, fallbackCategory),
      );
      const index = {origin: context.siteConfig.url, pages, synonyms: synonyms()};
      writeFileSync(path.join(built.outDir, INDEX_FILE), serializeIndex(index));
    },
  });
}
