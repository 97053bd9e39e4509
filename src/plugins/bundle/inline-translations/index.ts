import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {settleTexts} from './settleTexts';

/** The compiled themes and plugins of Docusaurus. */
const THEMES = /[\\/]node_modules[\\/]@docusaurus[\\/][^\\/]+[\\/]lib[\\/]/;

/** The context of every component: it has all texts, and hands them to nobody here. */
const CONTEXT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurusContext\.js$/;

/** Puts the texts of the interface where they are shown. README.md says why, and what it saves. */
export default function interfaceTextsPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const here = path.join(siteDir, 'src/plugins/bundle/inline-translations');
  const texts = path.join(generatedFilesDir, 'codeTranslations.json');
  return {
    name: 'obis-interface-texts',
    // For the server, too: what it renders is what the browser takes over.
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.[jt]sx?$/,
            include: [path.join(siteDir, 'src'), THEMES],
            enforce: 'pre',
            loader: path.join(here, 'textsLoader.cjs'),
            options: {settleTexts, file: texts},
          },
          {include: texts, issuer: CONTEXT, loader: path.join(here, 'noTextsLoader.cjs')},
        ],
      },
    }),
  };
}
