import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineStyles} from './inlineStyles';
import {settleSheets, type Settled} from './settle/settleSheets';

/** Puts into every page the styles that it uses, so that nothing but the page is needed to paint it. README.md says how. */
export default function stylesPlugin({baseUrl, i18n}: LoadContext): Plugin {
  const settled: Settled = {gone: new Set(), fonts: ''};
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return {
    name: 'obis-styles',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production' ? {} : {plugins: [settleSheets(language, settled)]},
    postBuild({outDir, routesPaths}) {
      inlineStyles({outDir: path.resolve(outDir), baseUrl, routes: routesPaths, settled});
      return Promise.resolve();
    },
  };
}
