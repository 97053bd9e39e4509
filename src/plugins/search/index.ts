import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lastBuild} from './devServer';
import {checkRecordSizes, recordsOf} from './node/buildIndex';
import {readPage} from './node/readPage';
import {groupLabel, type SearchOptions} from './options';
import {INDEX_FILE} from './shared/indexFile';
import {packIndex} from './shared/packedIndex';

export {validateOptions, type SearchOptions} from './options';

/** Builds the search index of each language from its built pages (see README.md). */
export default function searchPlugin(
  context: LoadContext,
  options: SearchOptions & {id?: string},
): Plugin {
  const {siteConfig, i18n} = context;
  const language = i18n.currentLocale;
  const group = groupLabel(options, language);
  return {
    name: 'obis-search',
    ...lastBuild(context),

    async postBuild(built) {
      const pages = await options.readPages(built, ['search', group], (address, $) =>
        readPage(address, $, group),
      );
      const index = {language, origin: siteConfig.url, pages, synonyms: options.synonyms()};
      checkRecordSizes(recordsOf(index));
      writeFileSync(path.join(built.outDir, INDEX_FILE), JSON.stringify(packIndex(index)));
    },
  };
}
