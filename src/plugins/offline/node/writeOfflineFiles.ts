import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';

/** One language in the worker. */
export type OfflineLanguage = {
  language: string;
  /** Folder of its pages below the base URL: '' or ending in a slash. */
  folder: string;
  /** Address below the base URL, and SHA-256 in base64. */
  files: [address: string, hash: string][];
};

/** What no reader opens: for robots, servers and writers, compressed twins, and the files written here; the social cards; the manual once more, as PDF books; and redirecting pages, in whose place servers send another page. */
const NOT_KEPT =
  /^(?:[._].*|books\/.*|img\/social-card-.*|llms(?:-full)?\.txt|CNAME|sitemap\.xml|opensearch\.xml|robots\.txt|offline\.json|sw\.js|.+\/index\.html|.*(?<!\.tar)\.(?:br|gz|map))$/;

/** Names a built file as links do: 'obis/faq.html' → 'obis/faq', 'index.html' → './'. */
const addressOf = (file: string): string =>
  file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1') || './';

/**
 * Writes the service worker with the files of each language, and their sizes. Must run when every other file of the build is final.
 * @param folders folder of each language's pages below `buildDir`: '' or ending in a slash; the default language is the first
 */
export async function writeOfflineFiles(
  buildDir: string,
  folders: Readonly<Record<string, string>>,
): Promise<void> {
  const sizes: Record<string, number> = {};
  const languages = Object.entries(folders).map(([language, folder]): OfflineLanguage => ({
    language,
    folder,
    files: [],
  }));
  for (const entry of readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).sort()) {
    const name = entry.split(path.sep).join('/');
    const found = languages.findLast(({folder}) => name.startsWith(folder));
    const isKept = found && !NOT_KEPT.test(name.slice(found.folder.length));
    if (!isKept || !statSync(path.join(buildDir, name)).isFile()) continue;
    const content = readFileSync(path.join(buildDir, name));
    sizes[found.language] = (sizes[found.language] ?? 0) + content.length;
    found.files.push([addressOf(name), createHash('sha256').update(content).digest('base64')]);
  }
  // A build of one language (`--locale`) has no files of the others.
  const built = languages.filter(({files}) => files.length > 0);
  writeFileSync(path.join(buildDir, 'offline.json'), JSON.stringify(sizes));
  await build({
    entryPoints: [path.join(__dirname, '../worker/worker.ts')],
    outfile: path.join(buildDir, 'sw.js'),
    define: {LANGUAGES: JSON.stringify(built), 'process.env.NODE_ENV': '"production"'},
    bundle: true,
    minify: true,
    // What every browser of `browserslist` has.
    target: 'es2022',
  });
}
