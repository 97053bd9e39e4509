import {svgDataUri} from '../../src/lib/svgDataUri';
import {holdChunks} from '../fixtures/chunks';
import {expect, test, waitForHydration} from '../fixtures/test';
import {CONCEPT, GLOSSARY, DELETE_A_KEY} from '../fixtures/routes';

test.describe('2. Screens and routes › Docs layout', () => {
  test('The sidebar shows the entry of the page, however far down, and its categories are not auto-collapsed', async ({
    page,
    site,
  }) => {
    // The last entry of the sidebar.
    await site.open(GLOSSARY);
    const {getStarted, featureGuide, docsSidebar} = site.text;
    const sidebar = page.getByRole('navigation', {name: docsSidebar});
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();

    const category = (label: string) => sidebar.getByRole('button', {name: label});
    const entry = (pathname: string) => sidebar.locator(`a[href="${site.path(pathname)}"]`);
    const steps = entry('/obis/get-started/setup-admin-account');
    await category(getStarted).click();
    await expect(steps).toBeHidden();
    await category(featureGuide).click();
    await expect(entry(CONCEPT)).toBeHidden();
    await category(featureGuide).click();
    await category(getStarted).click();
    await expect(steps).toBeVisible();
    await expect(entry(CONCEPT)).toBeVisible();
  });
});

test.describe('2. Screens and routes › Headings and images', () => {
  test("A direct link leads to its heading, on the search page too; its hover title is 'Direct link to {heading}'", async ({
    page,
    site,
  }) => {
    for (const pathname of [DELETE_A_KEY, `/search?q=${site.text.broadQuery}`]) {
      await site.open(pathname);
      const heading = page.getByRole('main').locator('h2').last();
      await heading.hover();
      const link = heading.locator('a.hash-link');
      // The link itself has a text of no width.
      const title = site.text.directLink((await heading.innerText()).replace('\u200b', ''));
      await expect(link).toHaveAttribute('title', title);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`));
      await expect(heading).toBeInViewport();
    }
  });

  test('Images can have a light and a dark source; only the one for the active mode is shown. When rendered ahead of time, both are output and one is hidden', async ({
    page,
    site,
  }) => {
    const scripts = await holdChunks(page);
    await page.goto(site.path('/'), {waitUntil: 'commit'});
    const logo = page.locator('.navbar__logo img');
    const shown = logo.filter({visible: true});
    await expect(logo).toHaveCount(2);
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('src', svgDataUri('img/logo.svg'));
    await scripts.end();
    await waitForHydration(page);
    await page.getByRole('button', {name: site.text.colorMode}).click();
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('src', svgDataUri('img/logo-dark.svg'));
  });
});
