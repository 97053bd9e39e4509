import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {PostCssOptions} from '@docusaurus/types';
import {isUnused, unusedIn} from './unusedClasses';

const require = createRequire(import.meta.url);

type Rule = {selectors: string[]; remove: () => void};
type Root = {source?: {input: {file?: string}}; walkRules: (visit: (rule: Rule) => void) => void};

/** PostCSS plugin: drops from Infima's sheet the rules of classes that the site does not use. */
const leaveOutUnused = {
  postcssPlugin: 'obis-leave-out-unused',
  Once(root: Root): void {
    if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
    root.walkRules((rule) => {
      // The steps of an animation are rules too, with percentages for selectors.
      const used = rule.selectors.filter((selector) => !isUnused(selector));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    });
  },
};

/** A plugin of the options, made: Docusaurus names it and its options, and then it is made again for every sheet. */
function made(entry: unknown): unknown {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return entry;
  const create = require(entry[0]) as (options: unknown) => unknown;
  return create(entry[1]);
}

/**
 * Adds the plugin to those that Docusaurus runs over every sheet. No file with further settings is looked for: for each
 * sheet, in every folder above it, that takes 2 s a language.
 */
export function configurePostCss(options: PostCssOptions): PostCssOptions {
  return {...options, config: false, plugins: [...options.plugins.map(made), leaveOutUnused]};
}

/**
 * Compares the built pages and scripts with what was left out.
 * @throws Error that names the file, the classes and the fix
 */
export function checkLeftOut(outDir: string): void {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => /\.(?:html|js)$/.test(name))) {
    const used = unusedIn(readFileSync(path.join(outDir, file), 'utf8'));
    if (used.length > 0) {
      throw new Error(
        `${file} uses ${used.join(', ')}, whose styles are left out. ` +
          'Fix: take the class from the list in src/plugins/bundle/unusedClasses.ts.',
      );
    }
  }
}
