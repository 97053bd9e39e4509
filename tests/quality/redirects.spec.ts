import {once} from 'node:events';
import {createServer} from 'node:http';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {listen} from '../../tools/serve/listen';
import {expect, test} from '../fixtures/test';
import {HOSTED_BASE_URL, HOSTED_BUILD_DIR} from '../fixtures/hostedSite';

const KEYS = 'obis/feature-guide/kms/overview';

/** Serve the site from a host that only sends files and no redirects, such as GitHub Pages. `tests/servers` tests servers that redirect. */
async function onStaticHost(use: (base: string) => Promise<void>): Promise<void> {
  const files = sirv(HOSTED_BUILD_DIR, {extensions: ['html']});
  const server = createServer((request, response) => {
    request.url = `/${(request.url ?? '').slice(HOSTED_BASE_URL.length)}`;
    files(request, response, () => void response.writeHead(404).end());
  });
  const port = await listen(server, 0);
  try {
    await use(`http://127.0.0.1:${port}${HOSTED_BASE_URL}`);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

const expectAt = (page: Page, address: string) =>
  expect.poll(() => decodeURI(page.url())).toBe(address);

// The test build with hosted search has its own redirects (fixtures/hosted.config.ts).
test.describe(
  'On a host that only sends files, an old address leads to the new one',
  {tag: '@hosted'},
  () => {
    // Each test makes its own context, because the guard of the `page` fixture would report requests to this other server.
    test('with scripts, including the query and the fragment', async ({browser}) => {
      const page = await browser.newPage();
      await onStaticHost(async (base) => {
        await page.goto(`${base}zh/obis/old-faq?q=1#station`);
        await expectAt(page, `${base}zh/obis/troubleshoot/faq?q=1#station`);
        await page.goto(`${base}obis/keys`);
        await expectAt(page, `${base}${KEYS}#key-types`);
      });
      await page.close();
    });

    test('without scripts', async ({browser}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await onStaticHost(async (base) => {
        await page.goto(`${base}zh/obis/old-faq`);
        await expectAt(page, `${base}zh/obis/troubleshoot/faq`);
      });
      await context.close();
    });
  },
);
