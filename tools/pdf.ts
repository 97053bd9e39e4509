/**
 * `npm run pdf -- --from build`: the manual as a PDF book in each language, from a built site. `--out <folder>` says where to,
 * `--pages 5` takes the first pages only, to try the layout.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {settings} from '../site.settings';
import {makeBooks} from './pdf/makeBooks';
import {runMain} from './runMain';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const {values} = parseArgs({
  options: {
    from: {type: 'string', default: 'build'},
    out: {type: 'string', default: '.cache/books'},
    pages: {type: 'string', default: 'Infinity'},
  },
});

async function main(): Promise<void> {
  const limit = Number(values.pages);
  if (!(limit >= 1))
    throw new Error(`--pages ${values.pages} is no number. Valid example: --pages 5`);
  const books = await makeBooks({
    siteDir,
    buildDir: path.resolve(values.from),
    baseUrl: settings.baseUrl,
    outDir: path.resolve(values.out),
    limit,
  });
  for (const file of books) console.log(file);
}

void runMain(main);
