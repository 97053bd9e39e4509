import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {detectAll} from './detectAll';
import {listPairs} from './listPairs';
import {showProblems, TranslationError} from './showProblems';

/**
 * Compares translations with their sources while a translated site is built: errors stop the build, a page that is
 * behind or missing is a warning. While writing (`npm start`) everything is a warning.
 */
export default function translationsPlugin({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'obis-translations',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*.{md,mdx}')],
    loadContent() {
      if (i18n.currentLocale === i18n.defaultLocale) return;
      const pages = detectAll(listPairs(siteDir), siteConfig.url);
      const {errors, warnings} = showProblems(pages);
      if (errors.length > 0 && process.env.NODE_ENV === 'production') {
        throw new TranslationError(errors);
      }
      [...errors, ...warnings].forEach((line) => logger.warn(line));
    },
  };
}
