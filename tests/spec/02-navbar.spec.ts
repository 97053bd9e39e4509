import {expect, test} from '../fixtures/test';
import {CONCEPT, DELETE_A_KEY} from '../fixtures/routes';

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

  test('Announcement bar that can be closed; the dismissal is remembered in local storage, from the first paint on', async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/, 'the test takes the scripts away to see the first paint');
    await site.open('/');
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: site.text.closeAnnouncement}).click();
    await expect(bar).toBeHidden();
    // 7. Persistence type is local storage, key suffix empty.
    const keys = await page.evaluate(() => Object.keys(window.localStorage));
    expect(keys).toContain('docusaurus.announcement.dismiss');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(site.path(CONCEPT));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(bar).toBeHidden();
  });

  test('Hide-on-scroll navbar', async ({page, site}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await site.open(DELETE_A_KEY);
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
});

test.describe('2. Screens and routes › Mobile sidebar', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('Mobile sidebar with a back-to-main-menu control', async ({page, site}) => {
    await site.open(CONCEPT);
    const sidebar = page.locator('.navbar-sidebar');
    const manual = sidebar.locator('.theme-doc-sidebar-menu [aria-current]');
    const home = sidebar.getByRole('link', {name: site.text.documentationCenter});
    const back = sidebar.getByRole('button', {name: site.text.backToMainMenu});

    await page.getByRole('button', {name: site.text.toggleNavigation}).click();
    await expect(manual).toBeInViewport();
    await expect(sidebar.locator('a[hreflang]').first()).toBeInViewport();
    await back.click();
    await expect(
      sidebar.locator(`a[href="${site.path('/obis/introduction/overview')}"]`).first(),
    ).toBeVisible();
    await expect(home).toBeInViewport();
    await expect(manual).not.toBeInViewport();
    for (const name of [site.text.contactUs, site.text.documentationCenter]) {
      await expect(sidebar.getByRole('link', {name})).toBeVisible();
    }
    await home.click();
    await expect(page).toHaveURL(site.path('/'));
    await expect(sidebar).not.toBeInViewport();
  });

  test('The contents of a phone name the section in view and open over the page', async ({
    page,
    site,
  }) => {
    await site.open(DELETE_A_KEY);
    const contents = page.locator('.theme-doc-toc-mobile');
    const heading = page.locator('article h2[id]').nth(1);
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(contents.locator('button')).toHaveAttribute(
      'data-section',
      (await heading.textContent()) ?? '',
    );
    const before = await top();
    // `click()` of Playwright would scroll the page.
    const {x = 0, y = 0} = (await contents.locator('button').boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 20);
    const entry = contents.locator('a').last();
    await expect(entry).toBeVisible();
    expect(await top()).toBe(before);
    await entry.click();
    await expect(entry).toBeHidden();
  });
});
