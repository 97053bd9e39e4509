import type {Page} from '@playwright/test';
import fc from 'fast-check';
import {mutatedJson} from '../fuzz/mutations';
import {hostileText} from '../../src/plugins/search/engine/hostileFixture';
import {CONCEPT, PROCEDURE} from '../fixtures/routes';
import {FAVORITES_KEY, RECENTS_KEY, savedHit} from '../fixtures/searchModal';
import {expect, test, waitForHydration, type Site} from '../fixtures/test';

/*
 * What fuzz tests give to functions (tests/fuzz/README.md), in real pages: whatever an address or the storage holds, a
 * page stays one that works, and nothing of it runs. FUZZ_SEED is for other values.
 */

const SEED = Number(process.env.FUZZ_SEED ?? 18);
/** Values of each kind; each is a page load. */
const COUNT = 8;

const RUNS = '<img src=x onerror="window.ran=true">';
const sample = <T>(values: fc.Arbitrary<T>): T[] => fc.sample(values, {numRuns: COUNT, seed: SEED});

/** The page is one that a reader can use, and nothing ran. */
async function expectSound(page: Page, site: Site, given: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1}).first(), given).toBeVisible();
  await expect(page.getByText(site.text.pageCrashed), given).toHaveCount(0);
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    handlers: document.querySelectorAll('[onerror], [onclick], [onload]').length,
    foreign: [...document.querySelectorAll('a[href]')]
      .map((link) => (link as HTMLAnchorElement).href)
      .filter((href) => /^\w+script:|^https?:\/\/[^/]*evil\.example/.test(href)),
  }));
  expect(found, given).toEqual({ran: false, handlers: 0, foreign: []});
}

test.describe('Hostile input', () => {
  test.setTimeout(180_000);

  test('Any path, query and hash opens a page that works', async ({
    page,
    site,
    siteOrigin,
    guard,
  }) => {
    guard.allow(/Failed to load resource.*40[04]/, 'Chromium reports the wanted answer');
    const part = fc
      .array(
        fc.constantFrom(
          ...[
            '/',
            '//',
            '.',
            '..',
            'index.html',
            '.html',
            'zh',
            'search',
            '%',
            '%25',
            '%2525',
            '%2F',
            '%5C',
          ],
          ...[
            '%00',
            '%E0%A4%A',
            '%ED%A0%80',
            'evil.example',
            ':',
            '文',
            '\ud83d',
            '<',
            '"',
            "'",
            RUNS,
          ],
          ...[
            'q=',
            '&',
            'docusaurus-theme=x',
            'docusaurus-data-mode=',
            '=',
            '+',
            'steps',
            '__proto__',
          ],
        ),
        {maxLength: 6},
      )
      .map((pieces) => pieces.join(''));
    const addresses = sample(fc.record({path: part, query: part, hash: part})).map(
      ({path, query, hash}) => {
        const clean = (text: string, end: RegExp) => text.replace(end, '');
        return `${siteOrigin}/${clean(path, /[?#]/g)}?${clean(query, /#/g)}#${hash}`;
      },
    );
    const known = [
      `${siteOrigin}//evil.example/index.html`,
      `${siteOrigin}${CONCEPT}?${RUNS}#${RUNS}`,
    ];
    for (const address of [...known, ...addresses]) {
      await page.goto(address);
      await waitForHydration(page);
      await expectSound(page, site, address);
    }
  });

  test('Any hash can be set in an open page, and its links work on', async ({page, site}) => {
    await site.open(CONCEPT);
    for (const hash of sample(hostileText)) {
      await page.evaluate((text) => {
        window.location.hash = text;
      }, hash);
      await expectSound(page, site, hash);
    }
    await page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`).click();
    await expect(page).toHaveURL(site.path(PROCEDURE));
  });

  test('Any value of any key that the site stores leaves pages that work', async ({
    page,
    site,
    search,
    guard,
  }) => {
    guard.allow(
      /console (error|warning): .*(color|theme|storage|preferred)/i,
      'the site may report the value',
    );
    await page.addInitScript(() => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the storage as `this` below
      const {getItem} = Storage.prototype;
      const keys = new Set<string>();
      Object.assign(window, {keysRead: keys});
      Storage.prototype.getItem = function (key) {
        keys.add(key);
        return getItem.call(this, key);
      };
    });
    const keys = new Set<string>();
    for (const pathname of ['/markdown-features', CONCEPT]) {
      await site.open(pathname);
      await search.open();
      const read = await page.evaluate(() => [
        ...(window as unknown as {keysRead: Set<string>}).keysRead,
      ]);
      for (const key of read) keys.add(key);
      await page.keyboard.press('Escape');
    }
    expect([...keys]).toEqual(
      expect.arrayContaining([
        'theme',
        RECENTS_KEY,
        FAVORITES_KEY,
        'obis-checklist-style-guide-example-en',
      ]),
    );
    const saved = JSON.stringify([
      savedHit(1, site.path(CONCEPT), RUNS),
      savedHit(2, site.path(CONCEPT)),
    ]);
    const values = [
      '',
      RUNS,
      '{',
      'null',
      '[null]',
      'x'.repeat(100_000),
      ...sample(mutatedJson(saved)),
    ];
    for (const value of values) {
      await page.evaluate(
        ([names, text]) => {
          for (const name of names) {
            window.localStorage.setItem(name, text);
            window.sessionStorage.setItem(name, text);
          }
        },
        [[...keys], value] as const,
      );
      await site.open('/markdown-features');
      await search.open();
      await expectSound(page, site, value);
      await search.find(site.text.narrowQuery);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', {name: site.text.colorMode}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('Any query is searched for, in the modal and on the search page', async ({
    page,
    site,
    search,
  }) => {
    for (const query of [RUNS, ...sample(hostileText)]) {
      const parameters = new URLSearchParams({q: query, part: query.slice(0, 5)});
      await site.open(`/search?${parameters.toString()}`);
      await expectSound(page, site, query);
      await search.open();
      await search.input.fill(query.replace(/\n/g, ' '));
      await expectSound(page, site, query);
      await page.keyboard.press('Escape');
    }
    await site.open('/search');
    await search.find(site.text.narrowQuery);
  });
});
