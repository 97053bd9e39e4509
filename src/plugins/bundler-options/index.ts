import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The module that replaces `prism-react-renderer`, the code highlighter of the theme (src/theme/README.md). */
const HIGHLIGHTER = 'src/theme/CodeBlock/HighlightFromBuild.tsx';

/**
 * Docusaurus plugin: change options of the bundler that `docusaurus.config.ts` does not have. Code is highlighted during the build, so
 * `prism-react-renderer` is replaced, and readers need not download a highlighter. Change this plugin when the theme imports another
 * highlighter, or when the bundler needs another option.
 */
export default function bundlerOptionsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'obis-bundler-options',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'prism-react-renderer$': path.join(siteDir, HIGHLIGHTER)}},
      // A script that does not arrive fails after 30 s and not 120 s. Until then, the button Retry of the error message would have no effect,
      // because the bundler waits for the same request.
      ...(!isServer && {output: {chunkLoadTimeout: 30_000}}),
    }),
    // For each stylesheet, PostCSS would look for a configuration in all folders up to the root of the disk. The site has none.
    configurePostCss: (options) => ({...options, config: false}),
  };
}
