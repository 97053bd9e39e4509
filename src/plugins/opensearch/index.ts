import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe} from './describe';

const TEXTS: Record<string, {shortName: string; description: string}> = {
  en: {
    shortName: 'OBIS Docs',
    description: 'Search the OBIS manual: tasks, terms, error codes and limits.',
  },
  zh: {shortName: 'OBIS 文档', description: '搜索 OBIS 手册中的操作、术语、错误码和限制。'},
};

const FILE = 'opensearch.xml';
const PAUSE_MS = 20;
/** Half a minute of pauses. Not of the clock: while the search index is made, nobody's turn comes for that long. */
const MAX_PAUSES = 1500;

/**
 * The search theme writes a description of its own in the same step of the build, with the site's title as the name
 * (longer than browsers accept), an English text in every language, no language and the wrong type of picture. It has
 * no option for any of them, and its link in the pages names this file, so its file is replaced once it is complete.
 */
async function themeHasWritten(file: string): Promise<void> {
  const isComplete = () =>
    existsSync(file) && readFileSync(file, 'utf8').includes('</OpenSearchDescription>');
  for (let pauses = 0; !isComplete(); pauses += 1) {
    if (pauses === MAX_PAUSES) {
      throw new Error(
        `${file} was not written by @docusaurus/theme-search-algolia. If the theme no longer writes it, ` +
          'remove the waiting from src/plugins/opensearch/index.ts and add a <link rel="search"> there.',
      );
    }
    await wait(PAUSE_MS);
  }
}

/** Describes the search of each language to browsers. */
export default function openSearchPlugin({siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  return {
    name: 'obis-opensearch',

    async postBuild({outDir}) {
      const locale = i18n.currentLocale;
      const texts = TEXTS[locale];
      if (!texts) {
        throw new Error(
          `src/plugins/opensearch/index.ts has no texts for the locale "${locale}". Add an entry.`,
        );
      }
      const file = path.join(outDir, FILE);
      await themeHasWritten(file);
      writeFileSync(
        file,
        describe({
          ...texts,
          language: i18n.localeConfigs[locale]?.htmlLang ?? locale,
          siteUrl: `${siteConfig.url}${baseUrl}`,
        }),
      );
    },
  };
}
