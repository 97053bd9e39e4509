import fs from 'node:fs';
import path from 'node:path';

/** Resolves when a file that pages are made of has changed. A signal ends the wait, which then never resolves. */
export const waitUntilSaved = (siteDir: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const watchers = ['data', 'docs', 'i18n', 'src'].map((folder) =>
      fs.watch(path.join(siteDir, folder), {recursive: true, signal}, () => {
        for (const watcher of watchers) watcher.close();
        resolve();
      }),
    );
  });
