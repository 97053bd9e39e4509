/**
 * `npm run pdf`: builds the site with the manual as a PDF book in each language, and links to the books.
 * `npm run pdf -- --from build`: makes the books alone, from a built site. `--out <folder>` says where to, `--pages 5` takes the
 * first pages only, to try the layout.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {settings} from '../site.settings';
import {makeBooks} from './pdf/makeBooks';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const {values} = parseArgs({
  options: {
    from: {type: 'string'},
    out: {type: 'string', default: '.cache/books'},
    pages: {type: 'string', default: 'Infinity'},
  },
});

/** @throws Error when the build fails, which says why by itself */
function build(booksDir: string): void {
  const {status} = spawnSync('npm', ['run', 'build'], {
    cwd: siteDir,
    stdio: 'inherit',
    env: {...process.env, BOOKS_DIR: booksDir},
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('No books: the build failed.');
}

async function main(): Promise<void> {
  const limit = Number(values.pages);
  if (!(limit >= 1)) {
    throw new Error(`--pages ${values.pages} is no number of pages. Valid example: --pages 5`);
  }
  const outDir = path.resolve(values.out);
  if (values.from === undefined) build('');
  const books = await makeBooks({
    siteDir,
    buildDir: path.resolve(values.from ?? path.join(siteDir, 'build')),
    baseUrl: settings.baseUrl,
    outDir,
    limit,
  });
  for (const {file, sheets, bytes} of books) {
    console.log(`${path.join(outDir, file)}: ${sheets} pages, ${(bytes / 1e6).toFixed(1)} MB`);
  }
  // Again: the pages that link the books say how large they are, so they cannot be made before.
  if (values.from === undefined) build(outDir);
}

void runMain(main);
