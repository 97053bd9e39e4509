import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  comparePages,
  formatTranslationProblem,
  listTranslationProblems,
  type ComparedPage,
} from './comparePages';
import {listPagePairs} from '../../content/pagePairs';
import type {TranslationContext} from './types';

/** Print warnings, and stop a production build if there are errors. During `npm start`, errors are printed as warnings. */
function report(pages: readonly ComparedPage[]): void {
  const problems = listTranslationProblems(pages);
  const errors = problems.filter(({severity}) => severity === 'error');
  if (errors.length > 0 && process.env.NODE_ENV === 'production') {
    const lines = errors.map((problem) => `  ${formatTranslationProblem(problem)}`).join('\n');
    throw new Error(`The translations have ${errors.length} problem(s):\n${lines}`);
  }
  for (const problem of problems) logger.warn(formatTranslationProblem(problem));
}

type Options = {
  /** Return the function that lists the English texts of a translated label. It is called when the pages are compared. */
  readonly readLabels: () => TranslationContext['englishLabels'];
};

/** Docusaurus plugin: compare each translation in the locale of the build with its English page, and report the problems. */
export default function translationsPlugin({readLabels}: Options) {
  return ({siteDir, i18n: {currentLocale, defaultLocale}}: LoadContext): Plugin => ({
    name: 'obis-translations',
    getPathsToWatch: () =>
      ['docs', 'i18n', 'src/pages'].map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
    loadContent() {
      if (currentLocale === defaultLocale) return;
      const pairs = listPagePairs(siteDir, currentLocale);
      const routes = pairs.map(({route}) => route);
      report(comparePages(pairs, {routes, englishLabels: readLabels()}));
    },
  });
}
