import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {nodeProgram} from '../nodeProgram';
import {watchPages} from './watchPages';

/** Run `npm run check` for files and return what it finds, without the list of checks. */
async function check(siteDir: string, files: readonly string[]): Promise<string[]> {
  const child = spawn(process.execPath, nodeProgram('tsx', 'tools/check.ts', ...files), {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The preview comes first.
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await once(child, 'close');
  return output.split('\n').filter((line) => line !== '' && !/^[✓✗]/.test(line));
}

/**
 * Print what `npm run check` finds in each page and data file after it was saved.
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
      if (files.length === 0) continue;
      const lines = await check(siteDir, files);
      if (!signal.aborted)
        console.log([`check | ${files.join(', ')}`, ...lines].join('\ncheck | '));
    }
    isRunning = false;
  }
  watchPages(siteDir, signal, (file) => {
    if (!/^(?:docs|i18n|data)\/.*\.(?:mdx?|ya?ml)$/.test(file)) return;
    saved.add(file);
    void run();
  });
}
