import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Keeps the template of the pages, and other settings of the build, out of the pages' script. */
export default function startPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'obis-start',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            include: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
            loader: path.join(siteDir, 'src/plugins/static-html/start/settingsLoader.cjs'),
          },
        ],
      },
    }),
  };
}
