import {expect, test} from '../fixtures/test';
import {CONCEPT, MAIN_DOC, PROCEDURE} from '../fixtures/routes';

test.describe('2. Screens and routes › Navbar and layout', () => {
  test('Skip-to-content link', async ({page, site}) => {
    await site.open(CONCEPT);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', {name: site.text.skipLink});
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    // The next tab stop is in the page, past the navbar.
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('nav.navbar')))).toBe(
      false,
    );
  });

  test('Announcement bar that can be closed; the dismissal is remembered', async ({page, site}) => {
    await site.open('/');
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: site.text.closeAnnouncement}).click();
    await expect(bar).toBeHidden();
    await site.open(CONCEPT);
    await expect(bar).toBeHidden();
  });

  test('A dismissed announcement bar is not even there at the first paint', async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/, 'the test takes the scripts away to see the first paint');
    await site.open(CONCEPT);
    await page
      .locator('.theme-announcement-bar')
      .getByRole('button', {name: site.text.closeAnnouncement})
      .click();
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(site.path(CONCEPT));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  });

  test('Hide-on-scroll navbar', async ({page, site}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await site.open(PROCEDURE);
    const navbar = page.getByRole('navigation', {name: site.text.mainNavigation});
    await expect(navbar).toBeInViewport();
    await page.mouse.move(640, 300);
    // In two steps: a scroll direction needs two positions.
    for (const distance of [300, 600]) {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, distance);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + distance);
    }
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(navbar).toBeInViewport();
  });

  test('Navbar items: a Documentation Center link to the root', async ({page, site}) => {
    await site.open(CONCEPT);
    const navbar = page.getByRole('navigation', {name: site.text.mainNavigation});
    await navbar.getByRole('link', {name: site.text.documentationCenter}).click();
    await expect(page).toHaveURL(site.path('/'));
  });

  test('a language dropdown', async ({page, site, lang}) => {
    await site.open(CONCEPT);
    const own = lang === 'en' ? 'English' : '中文';
    const button = page.getByRole('button', {name: own});
    // By keyboard; section 1 tests the mouse.
    await button.focus();
    await page.keyboard.press('Enter');
    const english = page.getByRole('link', {name: 'English', exact: true});
    const chinese = page.getByRole('link', {name: '中文', exact: true});
    await expect(english).toBeVisible();
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(chinese).toHaveAttribute('lang', 'zh-CN');
    await expect(chinese).toHaveAttribute('href', `/zh${CONCEPT}`);
  });
});

test.describe('2. Screens and routes › Mobile sidebar', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('Mobile sidebar with a back-to-main-menu control', {tag: '@both'}, async ({page, site}) => {
    await site.open(CONCEPT);
    const sidebar = page.locator('.navbar-sidebar');
    const manual = sidebar.locator(`a[href="${site.path(MAIN_DOC)}"]`);
    const home = sidebar.getByRole('link', {name: site.text.documentationCenter});
    const back = sidebar.getByRole('button', {name: site.text.backToMainMenu});

    await page.getByRole('button', {name: site.text.toggleNavigation}).click();
    await expect(manual).toBeInViewport();
    await back.click();
    await expect(home).toBeInViewport();
    await expect(manual).not.toBeInViewport();
    for (const name of [site.text.contactUs, site.text.documentationCenter]) {
      await expect(sidebar.getByRole('link', {name})).toBeVisible();
    }
    await home.click();
    await expect(page).toHaveURL(site.path('/'));
    await expect(sidebar).not.toBeInViewport();
  });

  test('The mobile sidebar closes and leads to the page that was chosen', async ({page, site}) => {
    await site.open(MAIN_DOC);
    await page.getByRole('button', {name: site.text.toggleNavigation}).click();
    const sidebar = page.locator('.navbar-sidebar');
    await sidebar.locator(`a[href="${site.path(PROCEDURE)}"]`).click();
    await expect(page).toHaveURL(site.path(PROCEDURE));
    await expect(sidebar).not.toBeInViewport();
  });
});
