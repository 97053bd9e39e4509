import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {diskCache} from '../../build/diskCache';
import {readRoutes} from '../../build/readRoutes';
import {readCard} from './readCard';
import {renderCard} from './renderCard';

/** The pictures as base64; to make one takes 80 ms. */
const pictures = diskCache<string>('social-cards', ['src/plugins/social-cards']);

/** Draws the picture of each page that is shown where it is shared, as the page names it in its head (README.md). */
export default function socialCardsPlugin({siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  return {
    name: 'obis-social-cards',

    async postBuild({outDir, routesPaths}) {
      const pages = readRoutes(routesPaths, baseUrl, outDir);
      const {load} = await import('cheerio');
      const {label = '', htmlLang: language = ''} = i18n.localeConfigs[i18n.currentLocale] ?? {};
      const root = siteConfig.url + baseUrl;
      for (const page of pages) {
        const {image, ...named} = readCard(page, load) ?? {};
        if (!image?.startsWith(root)) continue;
        const file = path.join(outDir, decodeURI(image.slice(root.length)));
        // The picture of the site, which pages without one of their own share.
        if (existsSync(file)) continue;
        const card = {title: '', category: '', ...named, site: siteConfig.title, label, language};
        mkdirSync(path.dirname(file), {recursive: true});
        const picture = await pictures.getAsync(card, async () =>
          Buffer.from(await renderCard(card)).toString('base64'),
        );
        writeFileSync(file, picture, 'base64');
      }
    },
  };
}
