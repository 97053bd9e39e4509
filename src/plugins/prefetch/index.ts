import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const {resolve} = createRequire(import.meta.url);

/** Makes the way from page to page short. README.md says what is different from Docusaurus, and why. */
export default function navigationPlugin({siteDir}: LoadContext): Plugin {
  const here = path.join(siteDir, 'src/plugins/prefetch');
  return {
    name: 'obis-navigation',
    getClientModules: () => [path.join(here, 'loadAhead.ts')],
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@docusaurus/Link': path.join(here, 'Link.tsx'),
          '@docusaurus/ComponentCreator': path.join(here, 'ComponentCreator.tsx'),
        },
      },
      module: {
        rules: [
          {
            include: resolve('@docusaurus/theme-common'),
            resolve: {alias: {'./hooks/useWindowSize': path.join(here, 'useWindowSize.ts')}},
          },
        ],
      },
    }),
  };
}
