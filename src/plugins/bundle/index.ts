import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expectModules} from './expectModules';

/** Code is coloured at build, so the pages need no highlighter (src/theme/README.md). */
const HIGHLIGHTER = 'src/markdown/code/HighlightFromBuild.tsx';

/** Replaces the code highlighter, and stops the build when a replacement of this site no longer takes effect. */
export default function bundlePlugin({siteDir}: LoadContext): Plugin {
  const highlighter = path.join(siteDir, HIGHLIGHTER);
  const theme = path.join(siteDir, 'src/theme');
  const components = readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(theme, name));
  return {
    name: 'obis-bundle',
    configureWebpack: ({mode}, isServer) => ({
      resolve: {alias: {'prism-react-renderer$': highlighter}},
      // A script that stalls fails after 30 s in place of 120, because Retry waits for the same request until then.
      ...(!isServer && {output: {chunkLoadTimeout: 30_000}}),
      plugins:
        mode === 'production' && !isServer ? [expectModules([...components, highlighter])] : [],
    }),
  };
}
