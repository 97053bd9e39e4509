import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

type Settings = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = Extract<
  NonNullable<Settings['plugins']>[number],
  (...args: never[]) => unknown
>;

/**
 * Create a bundler plugin that stops the build if one of these files is not in the bundle. After an upgrade, an alias or a component
 * in src/theme can be unused, and the bundler does not warn about it.
 * @param files absolute paths of modules and loaders
 * @throws Error (in the compilation) that names the files and the fix
 */
export function expectModules(files: readonly string[]): BundlerPlugin {
  return (compiler) => {
    compiler.hooks.compilation.tap('obis-expect-modules', (compilation) => {
      compilation.hooks.finishModules.tap('obis-expect-modules', (modules) => {
        // An identifier consists of the paths of the loaders, then the path of the module.
        const used = [...modules].map((module) => module.identifier()).join('\n');
        const missing = files.filter((file) => !used.includes(file));
        if (missing.length === 0) return;
        throw new Error(
          `No longer in the bundle: ${missing.map((file) => path.relative('.', file)).join(', ')}. Docusaurus no longer ` +
            'imports what this file replaces. Fix: see its row in src/theme/README.md, then adapt the replacement or delete it.',
        );
      });
    });
  };
}
