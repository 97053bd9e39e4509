import {holdChunks, replaceInMainScript} from '../fixtures/chunks';
import {expect, waitForHydration, test} from '../fixtures/test';
import {savedHit, seedSearches} from '../fixtures/searchModal';
import {CONCEPT, OTHER_PROCEDURE, PROCEDURE} from '../fixtures/routes';

test.describe('4. States and transitions › Search', {tag: '@search'}, () => {
  test('Search status: loading, then stalled if slow, then idle again', async ({
    page,
    site,
    search,
    outage,
  }) => {
    const deliver = await outage.hold();
    await site.open(CONCEPT);
    await search.open();
    await search.input.fill(site.text.broadQuery);
    const stalled = page.locator('.DocSearch-Container--Stalled');
    await expect(stalled).toBeVisible();
    deliver();
    await expect(search.options.first()).toBeVisible();
    await expect(stalled).toHaveCount(0);
  });

  test('The first result is the initial active item; Enter opens the active one', async ({
    page,
    site,
    search,
  }) => {
    await site.open('/');
    await search.find(site.text.narrowQuery);
    await expect(search.options.nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(search.options.nth(0)).toHaveAttribute('aria-selected', 'false');
    await expect(search.options.nth(1)).toHaveAttribute('aria-selected', 'true');
    const [, second] = await search.hrefs();
    await page.keyboard.press('Enter');
    await expect(search.root).toHaveCount(0);
    await expect(page).toHaveURL(second ?? '');
  });

  test('A recent search moves to favorites when saved; either can be removed from either list', async ({
    page,
    site,
    search,
  }) => {
    const recents = [1, 2].map((number) => savedHit(number, site.path(CONCEPT)));
    const favorites = [savedHit(3, site.path(PROCEDURE))];
    await seedSearches(page, {recents, favorites});
    await site.open('/');
    await search.open();
    await expect(search.recents).toHaveText([/Saved 1/, /Saved 2/]);
    await expect(search.favorites).toHaveText([/Saved 3/]);

    await search.recents.first().getByRole('button', {name: site.text.saveRecent}).click();
    await expect(search.recents).toHaveText([/Saved 2/]);
    await expect(search.favorites).toHaveText([/Saved 1/, /Saved 3/]);

    await search.recents.first().getByRole('button', {name: site.text.removeRecent}).click();
    await expect(search.recents).toHaveCount(0);

    await search.favorites.last().getByRole('button', {name: site.text.removeFavorite}).click();
    await expect(search.favorites).toHaveText([/Saved 1/]);

    await page.reload();
    await waitForHydration(page);
    await search.open();
    await expect(search.favorites).toHaveText([/Saved 1/]);
  });

  test('Result links are reduced to path plus hash, and the base URL is added', async ({
    page,
    site,
    search,
  }) => {
    await site.open('/');
    await search.find(site.text.narrowQuery);
    const hrefs = await search.hrefs();
    for (const href of hrefs) {
      expect(href.startsWith(site.path('/'))).toBe(true);
    }
    const withHash = hrefs.find((href) => href.includes('#'));
    expect(withHash).toBeDefined();
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await search.root.locator(`a[href="${withHash}"]`).first().click();
    await expect(page).toHaveURL(withHash ?? '');
    expect(await page.evaluate(() => 'sameDocument' in window), 'no reload').toBe(true);
    const id = decodeURIComponent((withHash ?? '').split('#')[1] ?? '');
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});

test.describe('4. States and transitions › Colour mode', () => {
  const storedTheme = () => window.localStorage.getItem('theme');

  test('Default is light; system preference is not followed', async ({page, site}) => {
    // The test browser is set to prefer dark mode.
    await site.open(CONCEPT);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const button = page.getByRole('button', {name: site.text.colorMode});
    await expect(button).toHaveAccessibleName(site.text.lightMode);
  });

  test(
    'The switch is enabled and toggles between dark and light; stored in local storage',
    {tag: '@both'},
    async ({page, site}) => {
      await site.open(CONCEPT);
      const html = page.locator('html');
      const button = page.getByRole('button', {name: site.text.colorMode});
      for (const mode of ['dark', 'light', 'dark']) {
        await button.click();
        await expect(html).toHaveAttribute('data-theme', mode);
        await expect(button).toHaveAccessibleName(
          mode === 'dark' ? site.text.darkMode : site.text.lightMode,
        );
        expect(await page.evaluate(storedTheme)).toBe(mode);
      }
      await page.reload();
      await waitForHydration(page);
      await expect(html).toHaveAttribute('data-theme', 'dark');
    },
  );

  test('If system preference were respected, the cycle would be system, light, dark, system', async ({
    page,
    site,
  }) => {
    const setting = 'respectPrefersColorScheme:!';
    await replaceInMainScript(page, `${setting}1`, `${setting}0`);
    await site.open(CONCEPT);
    const html = page.locator('html');
    const button = page.getByRole('button', {name: site.text.colorMode});
    // The test browser prefers dark mode. The page starts in light mode.
    for (const [choice, shown] of [
      ['dark', 'dark'],
      ['system', 'dark'],
      ['light', 'light'],
    ] as const) {
      await button.click();
      await expect(html).toHaveAttribute('data-theme-choice', choice);
      await expect(html).toHaveAttribute('data-theme', shown);
      expect(await page.evaluate(storedTheme)).toBe(choice === 'system' ? null : choice);
    }
  });

  test('A stored dark mode is there at the first paint', async ({page, site, guard}) => {
    guard.allow(/ERR_FAILED/, 'the test takes the scripts away to see the first paint');
    await page.addInitScript(() => window.localStorage.setItem('theme', 'dark'));
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(site.path(CONCEPT));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('4. States and transitions › Layout', () => {
  test('Layout switches between desktop and mobile at 996 px width', async ({page, site}) => {
    await site.open(CONCEPT);
    const toggle = page.getByRole('button', {name: site.text.toggleNavigation});
    const sidebar = page.getByRole('navigation', {name: site.text.docsSidebar});
    const contents = page.locator('.theme-doc-toc-desktop');
    for (const [width, desktop] of [
      [997, true],
      [996, false],
      [997, true],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await expect(sidebar).toBeVisible({visible: desktop});
      await expect(contents).toBeVisible({visible: desktop});
      await expect(toggle).toBeVisible({visible: !desktop});
    }
    // On a phone nothing may cover the button of the table of contents. Click with the mouse, because Playwright's `click` would first scroll
    // until nothing covers it.
    await page.setViewportSize({width: 390, height: 800});
    const phoneContents = page.locator('.theme-doc-toc-mobile');
    const {x, y, width, height} = await phoneContents
      .locator('button')
      .evaluate((button) => button.getBoundingClientRect().toJSON() as DOMRect);
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(phoneContents.locator('a').first()).toBeVisible();
  });
});

test.describe('4. States and transitions › Progress bar', () => {
  test('A progress bar (no spinner) starts 200 ms after a route change and finishes when the new route renders', async ({
    page,
    site,
  }) => {
    await site.open(CONCEPT);
    const chunks = await holdChunks(page);
    // Measure the time in the page, from the click until the bar appears.
    const link = page.locator(`.menu a[href="${site.path(OTHER_PROCEDURE)}"]`);
    const delay = link.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            if (document.getElementById('nprogress')) {
              observer.disconnect();
              resolve(performance.now() - start);
            }
          }).observe(document.documentElement, {childList: true, subtree: true});
          (element as HTMLElement).click();
        }),
    );
    expect(await delay).toBeGreaterThanOrEqual(195);
    expect(await delay).toBeLessThan(1500);
    const bar = page.locator('#nprogress');
    await expect(bar.locator('.bar')).toHaveCount(1);
    await expect(bar.locator('.spinner')).toHaveCount(0);
    await chunks.end();
    await expect(bar).toHaveCount(0);
    await expect(page).toHaveURL(site.path(OTHER_PROCEDURE));
  });
});
