import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

/** The folders whose files are checked after each save. */
const FOLDERS = ['data', 'docs', 'i18n', 'src/pages'];

/** Return what the checks of content find in files, line by line. */
async function check(siteDir: string, files: readonly string[]): Promise<string[]> {
  const args = ['--import', 'tsx', 'tools/start/printFindings.ts', ...files];
  const child = spawn(process.execPath, args, {cwd: siteDir, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await once(child, 'close');
  return output.trim().split('\n');
}

/**
 * Print what `npm run check` finds in each page, data file and interface text after it was saved.
 * @param signal ends the watch
 */
export function checkSavedFiles(siteDir: string, signal: AbortSignal): void {
  const saved = new Set<string>();
  let isRunning = false;
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      // Editors write a file in several steps.
      while (saved.size > 0 && (await setTimeout(300, true))) {
        const files = [...saved].filter((file) => fs.existsSync(path.join(siteDir, file)));
        saved.clear();
        if (files.length === 0) continue;
        const lines = await check(siteDir, files);
        if (signal.aborted) return;
        console.log([`${files.join(', ')}:`, ...lines].map((line) => `check | ${line}`).join('\n'));
      }
    } finally {
      isRunning = false;
    }
  }
  for (const folder of FOLDERS) {
    fs.watch(path.join(siteDir, folder), {recursive: true, signal}, (_event, name) => {
      if (!name || !/\.(?:mdx?|ya?ml|json)$/.test(name)) return;
      saved.add([folder, ...name.split(path.sep)].join('/'));
      void run();
    });
  }
}
