import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const {resolve} = createRequire(import.meta.url);

/** Keeps out of every page what no reader needs. README.md says what, and what it saves. */
export default function leanBundlePlugin({siteDir}: LoadContext): Plugin {
  const here = path.join(siteDir, 'src/plugins/lean-bundle');
  return {
    name: 'obis-lean-bundle',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(here, 'highlighter.tsx')}},
      module: {
        rules: [
          {
            include: path.dirname(resolve('@docusaurus/utils-common')),
            resolve: {alias: {tslib$: path.join(here, 'tslib.ts')}},
          },
        ],
      },
    }),
  };
}
