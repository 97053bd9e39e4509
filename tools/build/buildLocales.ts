import {mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {i18n, localePath} from '../../src/settings/locales';
import {runDocusaurus} from './runDocusaurus';

/** Where a language is built: not in the folder of the default language, which its build empties. */
const partOf = (folder: string, locale: string) => path.join(folder, `.part-${locale}`);

/** Moves what was built for each language to its place in the site. */
function assemble(folder: string): void {
  for (const locale of i18n.locales) {
    const part = path.join(partOf(folder, locale), localePath(locale));
    const target = path.join(folder, localePath(locale));
    mkdirSync(target, {recursive: true});
    for (const name of readdirSync(part)) {
      renameSync(path.join(part, name), path.join(target, name));
    }
    rmSync(partOf(folder, locale), {recursive: true});
  }
}

/**
 * Runs `docusaurus build` for all languages at once, in a process each: Docusaurus builds them one after the other, on little more
 * than one core. With `--locale`, `--help` or a single core it is left to Docusaurus.
 * @param args options of `docusaurus build`
 * @param folder where the site goes
 * @param onStart called with the id of each process
 * @throws Error when a build fails or is stopped; the others are stopped then
 */
export async function buildLocales(
  args: readonly string[],
  folder: string,
  onStart: (pid: number) => void,
): Promise<void> {
  const {values} = parseArgs({
    args: [...args],
    options: {locale: {type: 'string', short: 'l'}, help: {type: 'boolean', short: 'h'}},
    strict: false,
  });
  if (values.locale !== undefined || values.help || availableParallelism() === 1) {
    // Of an option given twice, the last one counts.
    return runDocusaurus([...args, '--out-dir', folder], {onStart});
  }
  const failure = new AbortController();
  const builds = i18n.locales.map(async (locale) => {
    const isDefault = locale === i18n.defaultLocale;
    try {
      await runDocusaurus([...args, '--locale', locale, '--out-dir', partOf(folder, locale)], {
        onStart,
        quiet: !isDefault,
        signal: failure.signal,
        // Each language has its generated files: routes, facts, texts.
        env: isDefault ? {} : {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`},
      });
    } catch (error) {
      failure.abort();
      throw error;
    }
  });
  // Not before the last one has ended: what a stopped build still writes would be in the way.
  const failed = (await Promise.allSettled(builds)).find(({status}) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  assemble(folder);
}
