import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expectModules} from './expectModules';

/** The module that replaces `prism-react-renderer`, the code highlighter of the theme (src/theme/README.md). */
const HIGHLIGHTER = 'src/markdown/code/HighlightFromBuild.tsx';

/**
 * Refuse a folder whose path the bundler cannot read. These signs separate a path from a query, a fragment or a loader
 * (https://github.com/facebook/docusaurus/issues/12005).
 */
function checkPath(siteDir: string): void {
  const [sign] = /[#!?]/.exec(siteDir) ?? [];
  if (sign === undefined) return;
  throw new Error(
    `The path of this folder contains "${sign}", so the bundler cannot read its files: ${siteDir}. Fix: rename or move the folder.`,
  );
}

/**
 * Docusaurus plugin: replace `prism-react-renderer`, the code highlighter of the theme, because code is highlighted during the build and
 * readers need not download a highlighter. Stop the build if this module or a component in src/theme is not in the bundle any more.
 */
export default function bundlePlugin({siteDir}: LoadContext): Plugin {
  checkPath(siteDir);
  const highlighter = path.join(siteDir, HIGHLIGHTER);
  const theme = path.join(siteDir, 'src/theme');
  const components = readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(theme, name));
  return {
    name: 'obis-bundle',
    configureWebpack: ({mode}, isServer) => ({
      resolve: {alias: {'prism-react-renderer$': highlighter}},
      // A script that does not arrive fails after 30 s and not 120 s. Until then, the button Retry of the error message would have no effect,
      // because the bundler waits for the same request.
      ...(!isServer && {output: {chunkLoadTimeout: 30_000}}),
      plugins:
        mode === 'production' && !isServer ? [expectModules([...components, highlighter])] : [],
    }),
  };
}
