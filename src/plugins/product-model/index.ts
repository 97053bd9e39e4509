import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {languageName, type Locale} from '../../content/locales';
import {buildComponentData} from './componentData';
import {DATA_FOLDERS, factKindOf, type Model} from './kinds';
import {loadDataCached, refreshData} from './loadModel';
import {buildPageEnds} from './pageEnds';
import {loadFactUsage} from './factUsage';
import {listRoutes, pageTitle, headingById} from '../../content/pages';

/** Warn about the texts of data/ that are missing in the language of the build, in one message. */
function warnOfMissingTexts(siteDir: string, locale: string): void {
  const missing = loadDataCached(siteDir).missingTranslations.filter(
    (text) => text.locale === locale,
  );
  if (missing.length === 0) return;
  const first = missing.slice(0, 3).map(({file, line}) => `${file}:${line}`);
  logger.warn(
    `data/ has ${missing.length} texts without ${languageName(locale)}. Readers see the English text. The first: ${first.join(', ')}. "npm run check" lists them.`,
  );
}

/** Docusaurus plugin: read data/ and generate the JSON files with component data, in the language of the build and in English. */
export default function productModelPlugin({siteDir, i18n}: LoadContext): Plugin {
  // A page without a translation is shown in the default locale, so its components need the facts in that locale too.
  const locales = new Set([i18n.currentLocale, i18n.defaultLocale] as Locale[]);
  return {
    // Docusaurus also uses the name as the folder of the generated files (@generated/product-model).
    name: 'product-model',
    getPathsToWatch: () =>
      ['data/**/*.{yml,yaml}', '{docs,i18n,src/pages,versioned_docs}/**/*.{md,mdx}'].map((glob) =>
        path.join(siteDir, glob),
      ),
    loadContent: () => refreshData(siteDir).model,
    async contentLoaded({content, actions}) {
      const model = content as Model;
      const files = new Map<string, unknown>();
      const routes = listRoutes(siteDir);
      const facts = loadFactUsage(siteDir);
      warnOfMissingTexts(siteDir, i18n.currentLocale);
      for (const locale of locales) {
        const titles = {
          page: (route: string) => pageTitle(siteDir, route, locale),
          heading: (route: string, headingId: string) =>
            headingById(siteDir, route, headingId, locale),
        };
        // Components import these files directly, always in the language of the build (see `importedFiles` in kinds/factKind.ts).
        if (locale === i18n.currentLocale) {
          for (const folder of DATA_FOLDERS) {
            const imported = factKindOf(folder).importedFiles?.(model, {locale, titles}) ?? {};
            for (const [name, data] of Object.entries(imported)) files.set(name, data);
          }
        }
        for (const [name, data] of [
          ...buildComponentData(model, {locale, titles}),
          ...buildPageEnds(model, facts, routes, locale),
        ]) {
          files.set(`${locale}.${name}`, data);
        }
      }
      await Promise.all(
        [...files].map(([name, data]) => actions.createData(`${name}.json`, JSON.stringify(data))),
      );
    },
  };
}
