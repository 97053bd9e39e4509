/**
 * `npm run screenshots`: takes pictures of `build/` for a review by eye, in both languages and modes, at 1440 and 390 px. `--from <folder>` takes another build, `--out <folder>` says where to, `--page obis/troubleshoot/faq`
 * (repeatable) takes other pages than the twelve below.
 */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {settings} from '../site.settings';
import {LOCALES, localePath} from '../src/settings/locales';
import {ensureChromium} from './browser/findChromium';
import {runMain} from './runMain';
import {createSiteServer} from './serve/createSiteServer';
import {listen} from './serve/listen';

/** Pages that together show every kind of content: landing, concept, procedures, tables, states, lists, search. */
const PAGES = [
  '',
  'obis/introduction/overview',
  'obis/get-started/basic-operation-procedures',
  'obis/deployment/step-one',
  'obis/feature-guide/kms/create-a-key',
  'obis/feature-guide/product-management/create-a-version',
  'obis/feature-guide/product-management/check-batches',
  'obis/programming-client/execute-device-programming',
  'obis/reference/error-codes',
  'obis/common/glossary',
  'obis/troubleshoot/faq',
  'search?q=key',
];

const DEVICES = {
  desktop: {viewport: {width: 1440, height: 900}},
  phone: {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true},
};

/** Chromium draws no more than 16,384 px; longer pages end here. */
const MAX_HEIGHT = 16_000;

const {values} = parseArgs({
  options: {
    from: {type: 'string', default: 'build'},
    out: {type: 'string', default: '.cache/screenshots'},
    page: {type: 'string', multiple: true, default: PAGES},
  },
});

async function main(): Promise<void> {
  const server = createSiteServer(path.resolve(values.from));
  const site = `http://127.0.0.1:${await listen(server, 0)}${settings.baseUrl}`;
  const browser = await chromium.launch({executablePath: ensureChromium()});
  let count = 0;
  mkdirSync(values.out, {recursive: true});
  for (const locale of LOCALES) {
    for (const mode of ['light', 'dark']) {
      for (const [device, options] of Object.entries(DEVICES)) {
        const page = await browser.newPage({...options, reducedMotion: 'reduce'});
        await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
        for (const route of values.page) {
          const answer = await page.goto(site + localePath(locale) + route);
          if (!answer?.ok())
            throw new Error(`${answer?.url()}: ${answer?.status()}. Fix: npm run build`);
          await page.waitForSelector('html[data-has-hydrated="true"]');
          await page.waitForSelector(route.startsWith('search') ? 'main ol a' : 'h1');
          // What waits for the reader to scroll is drawn now.
          const height = await page.evaluate(() => {
            document.documentElement.dataset.renderAll = '';
            return document.documentElement.scrollHeight;
          });
          // Not `fullPage`: while that draws, Chromium forgets that a phone has no pointer to hover with.
          const {width, height: usual} = options.viewport;
          await page.setViewportSize({width, height: Math.min(height, MAX_HEIGHT)});
          const name = route.replace(/^obis\//, '').replace(/\W+/g, '-') || 'landing';
          const file = `${name}.${locale}.${mode}.${device}.png`;
          await page.screenshot({path: path.join(values.out, file), animations: 'disabled'});
          await page.setViewportSize({width, height: usual});
          count += 1;
        }
        await page.close();
      }
    }
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  console.log(`${count} pictures are in ${values.out}.`);
}

void runMain(main);
