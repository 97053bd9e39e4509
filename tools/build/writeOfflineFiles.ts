import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import type {OfflineLanguage} from '../../src/serviceWorker/protocol';

/**
 * Files that are not in the offline copy, because readers do not open them without a network: files for crawlers and servers, social cards,
 * PDF books, Markdown files, redirect pages, and the service worker. Neither is the archive of the sample files, because some servers send it
 * with `Content-Encoding: gzip`. The browser would unpack it, and the whole download would fail at its hash.
 */
const EXCLUDED =
  /^(?:[._].*|books\/.*|img\/social-card-.*|llms(?:-full)?\.txt|.*\.md|.*\.gz|CNAME|sitemap\.xml|opensearch\.xml|robots\.txt|sw\.js|.+\/index\.html)$/;

/**
 * Return the URL of a file, relative to the base URL, in the form that links use.
 * @example urlOf('obis/faq.html') // 'obis/faq'; urlOf('index.html') // './'
 */
const urlOf = (file: string): string =>
  file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1') || './';

/**
 * Write the service worker, with the files of each language. Call it after everything else has been written. @docusaurus/plugin-pwa does not fit, because it registers a worker for every reader, and hashes files before they are final.
 * @param folders the folder of each language below `buildDir`, with a slash at its end. The language at the root is first, with an empty folder.
 */
export async function writeOfflineFiles(
  buildDir: string,
  folders: Readonly<Record<string, string>>,
): Promise<void> {
  const languages = Object.entries(folders).map(([language, folder]): OfflineLanguage => ({
    language,
    folder,
    files: [],
  }));
  for (const entry of readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).sort()) {
    const name = entry.split(path.sep).join('/');
    const found = languages.findLast(({folder}) => name.startsWith(folder));
    const isIncluded = found && !EXCLUDED.test(name.slice(found.folder.length));
    if (!isIncluded || !statSync(path.join(buildDir, name)).isFile()) continue;
    const content = readFileSync(path.join(buildDir, name));
    found.files.push([urlOf(name), createHash('sha256').update(content).digest('base64')]);
  }
  await build({
    entryPoints: [path.join(__dirname, '../../src/serviceWorker/serviceWorker.ts')],
    outfile: path.join(buildDir, 'sw.js'),
    define: {
      LANGUAGES: JSON.stringify(languages),
      'process.env.NODE_ENV': '"production"',
    },
    bundle: true,
    minify: true,
    // All browsers of `browserslist` in package.json support this version of JavaScript.
    target: 'es2022',
  });
}
