import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {detectAll, type DetectedPage} from './detectTranslation';
import {foldersOf, listPairs} from './listPairs';
import {formatProblem, listProblems} from './listProblems';
import type {Parse} from './normaliseSource';

export type TranslationsOptions = {
  /** Parses a page as `parseSource` does, from a cache for example. */
  readonly parse: Parse;
};

/** Fails a build with errors; a stale or missing page is a warning. In development (`npm start`) all are warnings. */
function report(pages: readonly DetectedPage[]): void {
  const found = listProblems(pages);
  const [errors, warnings] = [found.errors.map(formatProblem), found.warnings.map(formatProblem)];
  if (errors.length > 0 && process.env.NODE_ENV === 'production') {
    const lines = errors.map((line) => `  ${line}`).join('\n');
    throw new Error(`The translations have ${errors.length} mistake(s):\n${lines}`);
  }
  [...errors, ...warnings].forEach((line) => logger.warn(line));
}

/** Compares the translations of the locale of the build with their sources. */
export default function translationsPlugin(
  {siteDir, siteConfig, i18n}: LoadContext,
  {parse}: TranslationsOptions,
): Plugin<DetectedPage[]> {
  const {currentLocale, defaultLocale} = i18n;
  const locales = currentLocale === defaultLocale ? [] : [currentLocale];
  const site = {url: siteConfig.url, defaultLocale, locales: siteConfig.i18n.locales};
  const folders = locales.flatMap(foldersOf);
  return {
    name: 'obis-translations',
    getPathsToWatch: () =>
      ['docs', 'i18n'].map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
    loadContent: () =>
      locales.flatMap((locale) => detectAll(listPairs(siteDir, locale), site, parse)),
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
    contentLoaded: ({content}) => report(content),
  };
}
