import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {
  FORMAT,
  POINTER_FILE,
  sizeOf,
  WORKER_FILE,
  type Entry,
  type Files,
  type Pointer,
} from '../shared/manifest';

/** Where the file lists are: with the hashed files, so hosts let them be cached for ever. */
const LISTS = 'assets/offline';

/** What no reader opens: for robots, servers and writers, compressed twins, and the files written here; the social cards; and the manual once more, as PDF books and as Markdown. */
const NOT_KEPT = new RegExp(
  '^(?:[._].*|books/.*|.*\\.md|img/social-card-.*|llms(?:-full)?\\.txt|CNAME|sitemap\\.xml|opensearch\\.xml|robots\\.txt|translation-status\\.html' +
    `|${POINTER_FILE}|${WORKER_FILE}|${LISTS}/.*|.*(?<!\\.tar)\\.(?:br|gz|map))$`,
);

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('base64');

/**
 * The address of a built file, as links have it.
 * @example addressOf('obis/faq.html') // 'obis/faq'; addressOf('index.html') // ''
 */
export function addressOf(file: string): string {
  return file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
}

/**
 * Lists what a copy of one language consists of.
 * @param dir output folder of the language
 * @param otherFolders folders below it that belong to other languages, each ending in a slash
 */
export function listFiles(dir: string, otherFolders: readonly string[]): Files {
  const names = readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !otherFolders.some((folder) => name.startsWith(folder)))
    .filter((name) => !NOT_KEPT.test(name))
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const content = readFileSync(path.join(dir, name));
      return [addressOf(name), [sha256(content), content.length]];
    }),
  );
}

/**
 * Writes what the copy in the browser needs: the service worker, a file list for each language, and the pointer to them. Must run
 * when every other file of the build is final.
 * @param buildDir the built site
 * @param folders folder of each language's pages below it: '' or ending in a slash
 */
export async function writeOfflineFiles(
  buildDir: string,
  folders: Readonly<Record<string, string>>,
): Promise<void> {
  rmSync(path.join(buildDir, LISTS), {recursive: true, force: true});
  mkdirSync(path.join(buildDir, LISTS), {recursive: true});
  const languages: Record<string, Entry> = {};
  for (const [language, folder] of Object.entries(folders)) {
    // Not there in a build of one language (`--locale`).
    if (!existsSync(path.join(buildDir, folder, 'index.html'))) continue;
    const others = Object.values(folders).filter((other) => other !== folder && other !== '');
    const files = listFiles(path.join(buildDir, folder), others);
    const text = JSON.stringify(files);
    const hash = sha256(text);
    const list = `${LISTS}/${language}-${hash.replace(/\W/g, '').slice(0, 10)}.json`;
    writeFileSync(path.join(buildDir, list), text);
    languages[language] = {folder, list, hash, bytes: sizeOf(files)};
  }
  const pointer: Pointer = {format: FORMAT, languages};
  writeFileSync(path.join(buildDir, POINTER_FILE), JSON.stringify(pointer));
  await build({
    entryPoints: [path.join(__dirname, '../worker/worker.ts')],
    outfile: path.join(buildDir, WORKER_FILE),
    bundle: true,
    minify: true,
    // What every browser of `browserslist` has.
    target: 'es2022',
    logLevel: 'error',
  });
}
