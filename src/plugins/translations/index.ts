import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {detectAll, type DetectedPage} from './detectAll';
import {FOLDERS, listPairs} from './listPairs';
import {showProblems, TranslationError} from './showProblems';
import {statusData} from './statusData';

/** Errors stop a build; a page that is behind or missing is a warning. While writing (`npm start`) all are warnings. */
function report(pages: readonly DetectedPage[]): void {
  const {errors, warnings} = showProblems(pages);
  if (errors.length > 0 && process.env.NODE_ENV === 'production') {
    throw new TranslationError(errors);
  }
  [...errors, ...warnings].forEach((line) => logger.warn(line));
}

/** Compares translations with their sources, and adds the page that tells writers how they stand. */
export default function translationsPlugin({
  siteDir,
  siteConfig,
  i18n,
  baseUrl,
}: LoadContext): Plugin<DetectedPage[]> {
  return {
    name: 'obis-translations',
    getPathsToWatch: () =>
      ['docs', 'i18n'].map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
    loadContent: () => detectAll(listPairs(siteDir), siteConfig.url),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: FOLDERS.map(({translation}) => path.join(siteDir, translation)),
            loader: path.join(siteDir, 'src/plugins/translations/dependOnSource.cjs'),
            options: {siteDir, folders: FOLDERS},
          },
        ],
      },
    }),
    async contentLoaded({content, actions}) {
      // Once: the build of the default language says nothing that the next does not say.
      if (i18n.currentLocale !== i18n.defaultLocale) report(content);
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'translation-status']),
        component: '@site/src/components/TranslationStatus/index.tsx',
        modules: {
          status: await actions.createData('status.json', JSON.stringify(statusData(content))),
        },
        exact: true,
      });
    },
  };
}
