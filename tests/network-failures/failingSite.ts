import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {createSiteServer} from '../../tools/serve/createSiteServer';
import {listen} from '../../tools/serve/listen';
import {LOGIN_PAGE} from '../fixtures/switchableSite';
import {expect, test as base} from '../fixtures/test';

const BUILD_DIR = path.resolve(__dirname, '../../build');

/** The content type and the complete body of a file. */
type Answer = {readonly type: string; readonly body: Buffer};

/** Ways in which a request for one file can fail. The code of the site treats each of the five differently. */
const FAILURES = {
  refused: (response) => response.destroy(),
  'answered 500': (response) => response.writeHead(500).end('Proxy error'),
  stalled: (response, {type, body}) => {
    response.writeHead(200, {'Content-Type': type, 'Content-Length': body.length});
    // More than half of the HTML of a short page are its styles.
    response.write(body.subarray(0, body.length * 0.75));
  },
  // The Content-Length is that of the half, so the browser does not notice that the file is incomplete.
  'cut off': (response, {type, body}) =>
    response.writeHead(200, {'Content-Type': type}).end(body.subarray(0, body.length / 2)),
  'a login page': (response) =>
    response.writeHead(200, {'Content-Type': 'text/html'}).end(LOGIN_PAGE),
} as const satisfies Record<string, (response: ServerResponse, answer: Answer) => unknown>;

export type Failure = keyof typeof FAILURES;

/** Every failure. `npm run test:all` runs the tests of this folder. */
export const ALL_FAILURES = Object.keys(FAILURES) as Failure[];

/** A server of the built site that fails requests for chosen files. Nothing leaves this computer. */
class FailingSite {
  private rules: {file: RegExp; failure: Failure | 'late'}[] = [];
  private held: (() => void)[] = [];
  private requests: string[] = [];
  readonly origin: string;
  readonly close: () => Promise<void>;

  private constructor(origin: string, close: () => Promise<void>) {
    this.origin = origin;
    this.close = close;
  }

  static async start(): Promise<FailingSite> {
    const whole = createSiteServer(BUILD_DIR);
    const inside = `http://127.0.0.1:${await listen(whole, 0)}`;
    const outside = createServer((request, response) => {
      void (async () => {
        const url = request.url ?? '/';
        const rule = site.rules.find(({file}) => file.test(url));
        site.requests.push(url);
        if (!rule) return whole.emit('request', request, response);
        if (rule.failure === 'late') {
          return site.held.push(() => whole.emit('request', request, response));
        }
        const answer = await fetch(inside + url);
        const body = Buffer.from(await answer.arrayBuffer());
        const type = answer.headers.get('content-type') ?? '';
        return FAILURES[rule.failure](response, {type, body});
      })();
    });
    const servers = [whole, outside];
    const port = await listen(outside, 0);
    const site: FailingSite = new FailingSite(`http://127.0.0.1:${port}`, async () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    });
    return site;
  }

  /** Make requests for matching files fail from now on. With `late`, the answer waits until `recover` is called. */
  fail(file: RegExp, failure: Failure | 'late'): void {
    this.rules.push({file, failure});
    this.requests = [];
  }

  /** Wait until a file is requested, then advance the clock of the page by 15 s, after which every banner is shown. */
  async waitForBanner(page: Page, file: RegExp): Promise<void> {
    await expect.poll(() => this.requests.some((url) => file.test(url))).toBe(true);
    await page.clock.fastForward(15_000);
  }

  /** End all failures, and send the answers that were held back. */
  recover(): void {
    this.rules = [];
    for (const answer of this.held.splice(0)) answer();
  }
}

/** Patterns that match the files of the site, by kind. */
export const FILES = {
  runtime: /\/js\/runtime~main\./,
  main: /\/js\/main\./,
  page: /\/js\/[\da-f]{8}\./,
  scripts: /\/js\//,
  modal: /\/js\/search-modal\./,
  worker: /\/js\/search\./,
  index: /\/search-index\.json/,
} as const;

export const test = base.extend<{failures: FailingSite}, {failingSite: FailingSite}>({
  failingSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const site = await FailingSite.start();
      await use(site);
      await site.close();
    },
    {scope: 'worker'},
  ],
  siteOrigin: [({failingSite}, use) => use(failingSite.origin), {scope: 'worker'}],
  failures: async ({failingSite, guard}, use) => {
    guard.allow(/./, 'failed requests are logged in the console');
    await use(failingSite);
    failingSite.recover();
  },
});

/** Return the visible banner, which tells the reader that a file is missing. */
export const banner = (page: Page) => page.locator('.obis-banner').filter({visible: true});

/** Expect one banner with a message and with a link or a button, in the viewport. */
export async function expectBanner(page: Page): Promise<void> {
  await expect(banner(page)).toHaveCount(1);
  await expect(page.getByRole('alert').filter({visible: true})).toHaveText(/[^\s].{10}/);
  await expect(banner(page).locator('a, button').first()).toBeVisible();
  await expect(banner(page)).toBeInViewport();
}

export {expect} from '../fixtures/test';
