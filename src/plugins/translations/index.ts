import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  detectTranslationState,
  formatTranslationProblem,
  listTranslationProblems,
  type ComparedPage,
} from './detectTranslationState';
import {listPagePairs} from '../../content/pagePairs';
import type {TranslationStatus} from './types';

/** Print warnings, and stop a production build if there are errors. During `npm start`, errors are printed as warnings. */
function report(pages: readonly ComparedPage[]): void {
  const problems = listTranslationProblems(pages);
  const errors = problems.filter(({severity}) => severity === 'error');
  if (errors.length > 0 && process.env.NODE_ENV === 'production') {
    const lines = errors.map((problem) => `  ${formatTranslationProblem(problem)}`).join('\n');
    throw new Error(`The translations have ${errors.length} mistake(s):\n${lines}`);
  }
  for (const problem of problems) logger.warn(formatTranslationProblem(problem));
}

/** Docusaurus plugin: compare each translation in the locale of the build with its English page, and report the problems. */
export default function translationsPlugin({
  siteDir,
  siteConfig,
  i18n,
}: LoadContext): Plugin<ComparedPage[]> {
  const {currentLocale, defaultLocale} = i18n;
  const locales = currentLocale === defaultLocale ? [] : [currentLocale];
  /** The results so far. Comparing all pages takes 2 s of CPU, and the preview would do it after each save. */
  const detections = new Map<string, TranslationStatus>();
  return {
    name: 'obis-translations',
    getPathsToWatch: () =>
      ['docs', 'i18n'].map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
    loadContent: () =>
      locales.flatMap((locale) => {
        const pairs = listPagePairs(siteDir, locale);
        const routes = pairs.map(({route}) => route);
        const site = {defaultLocale, locales: siteConfig.i18n.locales, routes};
        return pairs.map((pair) => {
          const key = JSON.stringify([pair, site]);
          const detection = detections.get(key) ?? detectTranslationState(pair, site);
          detections.set(key, detection);
          return {...pair, ...detection};
        });
      }),
    contentLoaded: ({content}) => report(content),
  };
}
