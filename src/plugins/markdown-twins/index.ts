import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRoutes} from '../../build/readRoutes';
import {listSections, type Section} from '../sidebar-sections/listSections';
import {llmsFullText, llmsText} from './llms';
import {readTwin} from './readTwin';
import {twinFile} from './twinFile';
import {twinTexts} from './twinTexts';

/** Writes each page as Markdown beside its HTML, and lists those of the newest version in `llms.txt` (README.md). */
export default function markdownTwinsPlugin({siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  let sections: Section[] = [];
  let older: string[] = [];
  return {
    name: 'obis-markdown-twins',

    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs;
      const versions = docs.loadedVersions;
      sections = versions.filter(({isLast}) => isLast).flatMap((version) => listSections(version));
      older = versions.filter(({isLast}) => !isLast).map((version) => `${version.path}/`);
      return Promise.resolve();
    },

    async postBuild({outDir, routesPaths}) {
      const pages = readRoutes(routesPaths, baseUrl, outDir);
      const {load} = await import('cheerio');
      const texts = twinTexts(i18n.currentLocale);
      const twins = pages.flatMap((page) => readTwin(page, load, texts) ?? []);
      const write = (address: string, text: string) =>
        writeFileSync(path.join(outDir, decodeURI(address.slice(baseUrl.length))), text);
      for (const twin of twins) write(twinFile(twin.path), twin.markdown);

      const others = i18n.locales
        .filter((locale) => locale !== i18n.currentLocale)
        .flatMap((locale) => i18n.localeConfigs[locale] ?? []);
      const site = {...siteConfig, baseUrl, others};
      const newest = twins.filter((twin) => !older.some((folder) => twin.path.startsWith(folder)));
      write(`${baseUrl}llms.txt`, llmsText(site, sections, newest, texts));
      write(`${baseUrl}llms-full.txt`, llmsFullText(sections, newest));
    },
  };
}
