import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * What shapes the modules of the bundle without being one of them: code that compiles pages and styles, settings it is
 * given, the packages and browsers it is for, and pictures whose size it writes into the page. A folder stands for
 * everything in it. What a module imports, such as the facts of data/, the bundler sees for itself.
 */
const INPUTS = [
  'src/plugins',
  'src/settings',
  'site.settings.ts',
  'static/img',
  'package.json',
  'package-lock.json',
];

/** Rspack's persistent cache, of which webpack's types know nothing. */
type PersistentCache = {readonly type: 'persistent'; readonly version: string};

function isPersistent(cache: unknown): cache is PersistentCache {
  return typeof cache === 'object' && cache !== null && 'version' in cache;
}

/**
 * What to merge into the settings of the bundler, so that it forgets what it has cached when one of the inputs changes.
 * @param experiments the settings of Docusaurus, in which Rspack looks for its cache
 * @param settings the site's settings as they were read: those that come from the environment are in no file
 * @returns nothing when there is no cache
 */
export function withBuildInputs(experiments: unknown, siteDir: string, settings: object): object {
  const {cache} = (experiments ?? {}) as {cache?: unknown};
  if (!isPersistent(cache)) return {};
  const hash = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 12);
  return {
    experiments: {
      cache: {
        // Another version is a cache of its own beside the first, which suits settings: they go to and fro.
        version: `${cache.version}-${hash}`,
        // Joined to those of Docusaurus. A change of one of these replaces the cache, 32 MB for each side and language.
        buildDependencies: INPUTS.map((input) => path.join(siteDir, input)).filter(existsSync),
      },
    },
  };
}
