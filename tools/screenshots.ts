/**
 * `npm run screenshots`: takes pictures of `build/` for a review by eye, and makes a contact sheet of each page.
 * `--from <folder>` takes another build, `--out <folder>` says where to, `--page operator-card` (repeatable) takes some pages only.
 */
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {settings} from '../site.settings';
import {ensureChromium} from './browser/findChromium';
import {choosePages} from './screenshots/pages';
import {makeSheets} from './screenshots/makeSheets';
import {takePictures} from './screenshots/takePictures';
import {createSiteServer} from './serve/createSiteServer';
import {listen} from './serve/listen';
import {runMain} from './runMain';

const {values} = parseArgs({
  options: {
    from: {type: 'string', default: 'build'},
    out: {type: 'string', default: '.cache/screenshots'},
    page: {type: 'string', multiple: true, default: []},
  },
});

async function main(): Promise<void> {
  const startedAt = Date.now();
  const outDir = path.resolve(values.out);
  const pages = choosePages(values.page);
  const server = createSiteServer({
    buildDir: path.resolve(values.from),
    baseUrl: settings.baseUrl,
  });
  const site = `http://127.0.0.1:${await listen(server, 0)}${settings.baseUrl}`;
  const browser = await chromium.launch({executablePath: ensureChromium()});
  try {
    // Pictures of an earlier run would pass for new ones.
    for (const page of pages) rmSync(path.join(outDir, page.name), {recursive: true, force: true});
    mkdirSync(outDir, {recursive: true});
    const pictures = await takePictures(browser, site, pages, outDir);
    await makeSheets(browser, pictures, outDir);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(
      `${pictures.length} pictures of ${pages.length} pages in ${seconds} s. Open ${path.join(outDir, 'index.html')}`,
    );
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

void runMain(main);
