import {once} from 'node:events';
import type {Server} from 'node:http';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {settings} from '../../site.settings';
import {createSiteServer} from '../../tools/serve/createSiteServer';
import {listen} from '../../tools/serve/listen';
import {ENGINES, type EngineName} from './engines';
import type {Driver, Engine} from './drivers/driver';
import {Reader} from './reader';
import {createAlteredSite, type AlteredSite, type Condition} from './site/alteredSite';

export type EngineOptions = {engine: EngineName};

type Address = {origin: string; base: string};
type WorkerFixtures = EngineOptions & {site: Address; running: Engine};
type Fixtures = {
  condition: Condition;
  altered: AlteredSite & Address;
  driver: Driver;
  reader: Reader;
};

const BUILD_DIR = path.resolve(__dirname, '../../build');

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

/**
 * Not an error of a page: sizes that change while observers are called (`content-visibility`) are told in the next frame
 * (https://drafts.csswg.org/resize-observer/#deliver-resize-error). Firefox reports it now and then.
 */
const NEXT_FRAME = /^uncaught: ResizeObserver loop completed with undelivered notifications\.$/;

/** Playwright's runner with any engine: `reader` does what a reader does, in the browser of the project. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  condition: ['usual', {option: true}],

  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      if (process.env.SMOKE_ORIGIN) {
        const {origin, pathname} = new URL(process.env.SMOKE_ORIGIN);
        await use({origin, base: pathname.replace(/\/?$/, '/')});
        return;
      }
      const {baseUrl} = settings;
      const server = createSiteServer(BUILD_DIR);
      await use({origin: `http://127.0.0.1:${await listen(server, 0)}`, base: baseUrl});
      await stop(server);
    },
    {scope: 'worker'},
  ],

  running: [
    async ({engine}, use) => {
      const {find, start} = ENGINES[engine];
      const program = find();
      if (!program)
        throw new Error(
          `${engine} is not installed: npm run test:all -- --only browsers installs it.`,
        );
      const running = await start(program);
      await use(running);
      await running.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],

  altered: async ({site, engine, condition}, use) => {
    const {origin, base: folder} = site;
    const oldest = engine === 'oldest' && condition === 'usual';
    const altered = createAlteredSite(origin, folder, oldest ? 'oldest' : condition);
    const port = await listen(altered.server, 0);
    await use({...altered, origin: `http://127.0.0.1:${port}`, base: folder});
    await stop(altered.server);
  },

  driver: async ({running}, use, testInfo) => {
    const driver = await running.newDriver();
    await use(driver);
    if (testInfo.status !== testInfo.expectedStatus) {
      const file = testInfo.outputPath('screen.png');
      await writeFile(file, await driver.screenshot());
      await testInfo.attach('screen', {path: file, contentType: 'image/png'});
    }
    await driver.close();
  },

  reader: async ({driver, altered}, use) => {
    await driver.resize(1280, 800);
    const reader = new Reader(driver, altered.origin, altered.base);
    await use(reader);
    const unexpected = altered.problems.filter(
      (each) => !reader.expected?.test(each) && !NEXT_FRAME.test(each),
    );
    expect(unexpected, 'no error, message or violation of the policy').toEqual([]);
  },
});

export {expect};
