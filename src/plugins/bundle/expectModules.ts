import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

type Settings = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = Extract<
  NonNullable<Settings['plugins']>[number],
  (...args: never[]) => unknown
>;

/**
 * A plugin of the bundler that stops the build when a file has no part in it: an alias or a loader whose condition matches
 * nothing any more, after an upgrade for example, would be left out without a word.
 * @param files absolute paths of modules and loaders
 * @throws Error (in the compilation) that names the files and the fix
 */
export function expectModules(files: readonly string[]): BundlerPlugin {
  return (compiler) => {
    compiler.hooks.compilation.tap('obis-expect-modules', (compilation) => {
      compilation.hooks.finishModules.tap('obis-expect-modules', (modules) => {
        // An identifier is the path of the module, after those of its loaders.
        const used = [...modules].map((module) => module.identifier()).join('\n');
        const missing = files.filter((file) => !used.includes(file));
        if (missing.length === 0) return;
        throw new Error(
          `No longer in the bundle: ${missing.map((file) => path.relative('.', file)).join(', ')}. What this was put in ` +
            'the place of has moved. Fix: see the row of the file in src/theme/README.md; adapt its condition or delete both.',
        );
      });
    });
  };
}
