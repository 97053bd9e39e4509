import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import * as z from 'zod';
import {optionsValidator} from '../../build/optionsValidator';
import {detectAll, type DetectedPage} from './detectAll';
import {foldersOf, listPairs} from './listPairs';
import {formatProblems, TranslationError} from './formatProblems';
import {statusData} from './statusData';

const Options = z.strictObject({
  /** Plugin instance id, set by Docusaurus. */
  id: z.string().default('default'),
  /** The component of the status page for writers; its prop `status` is a `StatusData`. */
  statusPage: z.string(),
});

export type TranslationsOptions = z.input<typeof Options>;

export const validateOptions = optionsValidator('translations', Options);

/** Errors fail a build; a stale or missing page is a warning. In development (`npm start`) all are warnings. */
function report(pages: readonly DetectedPage[]): void {
  const {errors, warnings} = formatProblems(pages);
  if (errors.length > 0 && process.env.NODE_ENV === 'production') {
    throw new TranslationError(errors);
  }
  [...errors, ...warnings].forEach((line) => logger.warn(line));
}

/**
 * Compares translations with their sources, and adds a status page for writers: for the locale of the build, or for all
 * locales in the build of the default one.
 */
export default function translationsPlugin(
  {siteDir, siteConfig, i18n, baseUrl}: LoadContext,
  {statusPage}: z.output<typeof Options>,
): Plugin<DetectedPage[]> {
  const {currentLocale, defaultLocale} = i18n;
  const translated = siteConfig.i18n.locales.filter((locale) => locale !== defaultLocale);
  const locales = currentLocale === defaultLocale ? translated : [currentLocale];
  const site = {url: siteConfig.url, defaultLocale, locales: siteConfig.i18n.locales};
  const folders = locales.flatMap(foldersOf);
  return {
    name: 'obis-translations',
    getPathsToWatch: () =>
      ['docs', 'i18n'].map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
    loadContent: () => locales.flatMap((locale) => detectAll(listPairs(siteDir, locale), site)),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: folders.map(({translation}) => path.join(siteDir, translation)),
            loader: path.join(__dirname, 'dependOnSource.cjs'),
            options: {siteDir, folders},
          },
        ],
      },
    }),
    async contentLoaded({content, actions}) {
      // Once: the build of the default locale would only repeat the reports of the others.
      if (currentLocale !== defaultLocale) report(content);
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'translation-status']),
        component: statusPage,
        modules: {
          // A path from the site: an absolute one would be published, and make each folder's build another.
          status: aliasedSitePath(
            await actions.createData('status.json', JSON.stringify(statusData(content))),
            siteDir,
          ),
        },
        exact: true,
      });
    },
  };
}
