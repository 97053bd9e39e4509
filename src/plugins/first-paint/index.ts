import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findHtmlFile} from '../../content/built/findHtmlFile';
import {searchShortcut} from '../../lib/searchShortcut';
import {createStylesFinder, inlineStyles} from './inlineStyles';

/** The texts of the banner that a page shows if its scripts do not arrive, in the language of the build. */
type Options = {readonly scriptsMissing: string; readonly reload: string};

/** Inline the styles of each page, and defer its scripts until after the first paint (bootstrapScript.js). */
export default function firstPaintPlugin({scriptsMissing, reload}: Options) {
  return ({baseUrl}: LoadContext): Plugin => ({
    name: 'obis-first-paint',
    injectHtmlTags() {
      // The preview does not defer scripts.
      if (process.env.NODE_ENV !== 'production') return {};
      const bootstrapScript = readFileSync(path.join(__dirname, 'bootstrapScript.js'), 'utf8');
      return {
        headTags: [
          {
            tagName: 'script',
            innerHTML: `{const searchShortcut = ${searchShortcut.toString()};${bootstrapScript}}`,
          },
        ],
        // The banner stands at the start of the body, because the rest of the page may not have arrived.
        preBodyTags: [
          {
            tagName: 'p',
            attributes: {class: 'obis-banner', role: 'alert'},
            innerHTML: `${scriptsMissing} <a href="">${reload}</a>`,
          },
        ],
      };
    },
    // The hook awaits nothing. Docusaurus runs the postBuild hooks of all plugins in parallel, and no other plugin may read a half-written page.
    postBuild({outDir, routesPaths}) {
      const folder = path.join(outDir, 'assets/css');
      const stylesheets = readdirSync(folder).map((name) =>
        readFileSync(path.join(folder, name), 'utf8'),
      );
      const findStyles = createStylesFinder(stylesheets.join(''));
      for (const route of routesPaths) {
        const file = findHtmlFile(route, baseUrl, outDir);
        try {
          writeFileSync(file, inlineStyles(readFileSync(file, 'utf8'), findStyles));
        } catch (error) {
          throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
        }
      }
      return Promise.resolve();
    },
  });
}
