import {execFile} from 'node:child_process';
import {setTimeout} from 'node:timers/promises';
import {Globby} from '@docusaurus/utils';

/** The files that are checked after each save: pages, data files and texts of the interface. */
const FILES = '{data,docs,i18n,src/pages}/**/*.{json,md,mdx,yaml,yml}';

/** Return when each file was changed. */
function readChangeTimes(siteDir: string): Map<string, number | undefined> {
  const files = Globby.sync(FILES, {cwd: siteDir, objectMode: true, stats: true});
  return new Map(files.map((file) => [file.path, file.stats?.mtimeMs]));
}

/**
 * Yield the files that have been saved since the last time. The times of all files are compared, which takes 20 ms, because on Linux the
 * events of `fs.watch` end for a file when an editor replaces it.
 * @param signal ends the watch
 */
export async function* watchSavedFiles(
  siteDir: string,
  signal: AbortSignal,
): AsyncGenerator<string[]> {
  let before = readChangeTimes(siteDir);
  while (!signal.aborted) {
    await setTimeout(500);
    const now = readChangeTimes(siteDir);
    const saved = [...now.keys()].filter((file) => now.get(file) !== before.get(file));
    before = now;
    if (saved.length > 0) yield saved;
  }
}

/** Return what the checks of content find in files, line by line. */
function check(siteDir: string, files: readonly string[]): Promise<string[]> {
  const args = ['--import', 'tsx', 'tools/start/printProblems.ts', ...files];
  return new Promise((resolve) => {
    execFile(process.execPath, args, {cwd: siteDir}, (_error, stdout, stderr) => {
      resolve(`${stdout}${stderr}`.trim().split('\n'));
    });
  });
}

/**
 * Print what `npm run check` finds in each page, data file and interface text after it was saved.
 * @param signal ends the watch
 */
export async function checkSavedFiles(siteDir: string, signal: AbortSignal): Promise<void> {
  for await (const files of watchSavedFiles(siteDir, signal)) {
    const lines = await check(siteDir, files);
    if (signal.aborted) return;
    console.log([`${files.join(', ')}:`, ...lines].map((line) => `check | ${line}`).join('\n'));
  }
}
