import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {indexFiles} from '../../../src/plugins/search/node/buildIndex';
import {
  unpackIndex,
  type IndexPointer,
  type SearchIndex,
} from '../../../src/plugins/search/shared/packedIndex';
import {POINTER_FILE} from '../../../src/plugins/search/shared/pointerFile';
import {createSiteServer} from '../../serve/createSiteServer';
import {listen} from '../../serve/listen';

/** The languages that are measured; the built site has a folder for all but English. */
export type Language = 'en' | 'zh';

/** Folder of a language in the built site. */
export const folderOf = (language: Language) => (language === 'en' ? '' : language);

/**
 * Reads the search index of a built site.
 * @throws Error that names the file and the fix
 */
export function readIndex(buildDir: string, language: Language): SearchIndex {
  const folder = path.join(buildDir, folderOf(language));
  const pointerFile = path.join(folder, POINTER_FILE);
  try {
    const pointer = JSON.parse(readFileSync(pointerFile, 'utf8')) as IndexPointer;
    return unpackIndex(JSON.parse(readFileSync(path.join(folder, pointer.file), 'utf8')), language);
  } catch (error) {
    throw new Error(
      `${pointerFile}: ${error instanceof Error ? error.message : String(error)}. Run "npm run build" first.`,
      {cause: error},
    );
  }
}

/** A copy of the built site with other indexes, served on loopback. */
export type ServedSite = {
  origin: string;
  useIndex(language: Language, index: SearchIndex): void;
  close(): void;
};

/** Copies a built site into a temporary folder and serves it. */
export async function serveCopy(buildDir: string): Promise<ServedSite> {
  const copy = mkdtempSync(path.join(tmpdir(), 'obis-search-speed-'));
  cpSync(buildDir, copy, {recursive: true});
  let pages = createSiteServer({buildDir: copy});
  // The browser measures the memory of a page only when the page is isolated from other origins.
  const server: Server = createServer((request, response) => {
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    pages.emit('request', request, response);
  });
  const port = await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    useIndex: (language, index) => {
      const folder = path.join(copy, folderOf(language));
      const {indexFile, indexText, pointerText} = indexFiles(index);
      mkdirSync(path.dirname(path.join(folder, indexFile)), {recursive: true});
      writeFileSync(path.join(folder, indexFile), indexText);
      writeFileSync(path.join(folder, POINTER_FILE), pointerText);
      // The server knows the files, and their lengths, of the time when it was made.
      pages = createSiteServer({buildDir: copy});
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(copy, {recursive: true, force: true});
    },
  };
}
