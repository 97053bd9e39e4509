import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {packageBin} from '../packageBin';
import {restartHint} from './restartHint';
import {watchSiteFiles} from './watchSiteFiles';

/** Matches the files whose content is checked after each save. */
const CHECKED = /^(?:(?:docs|i18n|data)\/.*\.(?:mdx?|ya?ml|json)|redirects\.yaml)$/;

/** Return what the checks of content find in files, line by line. */
async function check(siteDir: string, files: readonly string[]): Promise<string[]> {
  const args = packageBin('tsx', 'tools/start/printFindings.ts', ...files);
  const child = spawn(process.execPath, args, {cwd: siteDir, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await once(child, 'close');
  return output.trim().split('\n');
}

/**
 * Print what `npm run check` finds in each page, data file and interface text after it was saved. For a file that the preview does not
 * follow, print how to see the change.
 * @param signal ends the watch
 */
export function checkSavedFiles(siteDir: string, signal: AbortSignal): void {
  const saved = new Set<string>();
  let isRunning = false;
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    // Editors write a file in several steps.
    while (saved.size > 0 && (await setTimeout(300, true))) {
      const files = [...saved].filter((file) => fs.existsSync(path.join(siteDir, file)));
      saved.clear();
      for (const message of files.map(restartHint).filter(Boolean)) console.log(message);
      const checked = files.filter((file) => CHECKED.test(file));
      if (checked.length === 0) continue;
      const lines = await check(siteDir, checked);
      if (signal.aborted) return;
      console.log([`${checked.join(', ')}:`, ...lines].map((line) => `check | ${line}`).join('\n'));
    }
    isRunning = false;
  }
  watchSiteFiles(siteDir, signal, (file) => {
    if (!CHECKED.test(file) && restartHint(file) === undefined) return;
    saved.add(file);
    void run();
  });
}
