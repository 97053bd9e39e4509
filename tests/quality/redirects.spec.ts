import {once} from 'node:events';
import {createServer} from 'node:http';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {listen} from '../../tools/serve/listen';
import {expect, test} from '../fixtures/test';
import {HOSTED_BASE_URL, HOSTED_BUILD_DIR} from '../fixtures/hostedSite';

const KEYS = 'obis/feature-guide/kms/overview';

/** A host that only sends files, as GitHub Pages does; `tests/servers` has those that redirect. */
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

// The hosted site has redirects of its own (fixtures/hosted.config.ts).
test.describe('Moved addresses', {tag: '@hosted'}, () => {
  // Contexts of their own: the guard of `page` takes another server for a foreign one.
  test('a host that only sends files leads on, with the query and the part after #', async ({
    browser,
  }) => {
    const page = await browser.newPage();
    await onStaticHost(async (base) => {
      await page.goto(`${base}zh/obis/old-faq?q=1#station`);
      await expectAt(page, `${base}zh/obis/troubleshoot/faq?q=1#station`);
      await page.goto(`${base}obis/keys`);
      await expectAt(page, `${base}${KEYS}#key-types`);
    });
    await page.close();
  });

  test('a host that only sends files leads on without scripts', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await onStaticHost(async (base) => {
      await page.goto(`${base}zh/obis/old-faq`);
      await expectAt(page, `${base}zh/obis/troubleshoot/faq`);
    });
    await context.close();
  });
});
