import {holdChunks, replaceInMainScript} from '../fixtures/chunks';
import {expect, waitForHydration, test} from '../fixtures/test';
import {savedHit, seedSearches} from '../fixtures/searchModal';
import {CONCEPT, localPath, CREATE_A_KEY, DELETE_A_KEY} from '../fixtures/routes';

test.describe('4. States and transitions › Search', {tag: '@search'}, () => {
  test('Search status: loading, then stalled if slow, which the modal says, then idle again', async ({
    page,
    site,
    search,
    outage,
  }) => {
    const searching = search.root.getByText('Searching…');
    const status = page.locator('.obis-search').getByRole('status');
    const stalled = page.locator('.DocSearch-Container--Stalled');
    await seedSearches(page, {recents: [savedHit(1, site.path('/'))]});
    const deliver = await outage.hold();
    await site.open(CONCEPT);
    await search.open();
    await expect(search.recents).toHaveCount(1);
    await search.input.fill(site.text.broadQuery);
    await expect(stalled).toBeVisible();
    await expect(searching).toBeVisible();
    await expect(status).toHaveText('Searching…');
    // Enter opens no saved search while the results load.
    await expect(search.recents).toHaveCount(0);
    await page.keyboard.press('Enter');
    await search.input.fill('');
    await expect(search.recents).toHaveCount(1);
    await expect(searching).toBeHidden();
    await search.input.fill(site.text.broadQuery);
    await expect(searching).toBeVisible();
    deliver();
    await expect(search.options.first()).toBeVisible();
    await expect(searching).toBeHidden();
    await expect(stalled).toHaveCount(0);
    await expect(status).toHaveText(/\d/);
    await expect(page).toHaveURL(site.path(CONCEPT));
  });

  test('The first result is the initial active item, Enter opens the active one; result links are reduced to path plus hash, and the base URL is added', async ({
    page,
    site,
    search,
  }) => {
    await site.open('/');
    await search.find(site.text.narrowQuery);
    await expect(search.options.nth(0)).toHaveAttribute('aria-selected', 'true');
    const hrefs = await search.hrefs();
    for (const href of hrefs) expect(href.startsWith(site.path('/'))).toBe(true);
    // Go down to the first result with a hash.
    const position = hrefs.findIndex((href, index) => index > 0 && href.includes('#'));
    expect(position).toBeGreaterThan(0);
    for (let step = 1; step <= position; step++) {
      await page.keyboard.press('ArrowDown');
      await expect(search.options.nth(step - 1)).toHaveAttribute('aria-selected', 'false');
      await expect(search.options.nth(step)).toHaveAttribute('aria-selected', 'true');
    }
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.keyboard.press('Enter');
    await expect(search.root).toHaveCount(0);
    const target = hrefs[position] ?? '';
    await expect(page).toHaveURL(target);
    expect(await page.evaluate(() => 'sameDocument' in window), 'no reload').toBe(true);
    const id = decodeURIComponent(target.split('#')[1] ?? '');
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('A recent search moves to favorites when saved; either can be removed from either list', async ({
    page,
    site,
    search,
  }) => {
    const recents = [1, 2].map((number) => savedHit(number, site.path(CONCEPT)));
    const favorites = [savedHit(3, site.path(DELETE_A_KEY))];
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
});

test.describe('4. States and transitions › Colour mode', () => {
  const storedTheme = () => window.localStorage.getItem('theme');

  test('Default is light, system preference is not followed; the switch is enabled and toggles between dark and light; stored in local storage and shown from the first paint on; 7. its change listener: another tab, in the other language, follows', async ({
    context,
    page,
    site,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/, 'the test takes the scripts away to see the first paint');
    // The test browser is set to prefer dark mode.
    await site.open(CONCEPT);
    const html = page.locator('html');
    const button = page.getByRole('button', {name: site.text.colorMode});
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(button).toHaveAccessibleName(site.text.lightMode);
    const other = await context.newPage();
    await other.goto(localPath('zh', CONCEPT));
    await waitForHydration(other);
    for (const mode of ['dark', 'light', 'dark']) {
      await button.click();
      await expect(html).toHaveAttribute('data-theme', mode);
      await expect(button).toHaveAccessibleName(
        mode === 'dark' ? site.text.darkMode : site.text.lightMode,
      );
      expect(await page.evaluate(storedTheme)).toBe(mode);
      await expect(other.locator('html')).toHaveAttribute('data-theme', mode);
    }
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

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
  });
});

test.describe('4. States and transitions › Progress bar', () => {
  test('A progress bar (no spinner) starts 200 ms after a route change and finishes when the new route renders. 2. Route components are preloaded before a route change, so the old page stays until then', async ({
    page,
    site,
  }) => {
    await page.clock.install({time: 0});
    await site.open(CONCEPT);
    const heading = page.getByRole('heading', {level: 1});
    const oldTitle = await heading.innerText();
    const chunks = await holdChunks(page);
    const asked = page.waitForRequest('**/assets/js/*.js');
    await page.clock.pauseAt(60_000);
    await page.locator(`.menu a[href="${site.path(CREATE_A_KEY)}"]`).click();
    await asked;
    await expect(page).toHaveURL(site.path(CREATE_A_KEY));
    const bar = page.locator('#nprogress');
    await page.clock.runFor(199);
    expect(await bar.count()).toBe(0);
    await page.clock.runFor(1);
    await expect(bar.locator('.bar')).toHaveCount(1);
    await expect(bar.locator('.spinner')).toHaveCount(0);
    await expect(heading).toHaveText(oldTitle);
    await page.clock.resume();
    await chunks.end();
    await expect(bar).toHaveCount(0);
    await expect(heading).not.toHaveText(oldTitle);
  });
});
