import {svgDataUri} from '../../src/lib/svgDataUri';
import {expect, test} from '../fixtures/test';
import {CONCEPT, GLOSSARY, MAIN_DOC, PROCEDURE} from '../fixtures/routes';

test.describe('2. Screens and routes › Docs layout', () => {
  test('The sidebar shows the entry of the page, however far down', async ({page, site}) => {
    // The last entry of the sidebar.
    await site.open(GLOSSARY);
    const sidebar = page.getByRole('navigation', {name: site.text.docsSidebar});
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
  });

  test('The sidebar cannot be hidden', async ({page, site}) => {
    await site.open(CONCEPT);
    await expect(page.getByRole('navigation', {name: site.text.docsSidebar})).toBeVisible();
    await expect(page.getByRole('button', {name: site.text.collapseSidebar})).toHaveCount(0);
  });

  test('Its categories are not auto-collapsed', async ({page, site}) => {
    await site.open(MAIN_DOC);
    const {getStarted, featureGuide, docsSidebar} = site.text;
    const sidebar = page.getByRole('navigation', {name: docsSidebar});
    const category = (label: string) => sidebar.getByRole('button', {name: label});
    const steps = sidebar.locator(
      `a[href="${site.path('/obis/get-started/setup-admin-account')}"]`,
    );
    const keys = sidebar.locator(`a[href="${site.path(CONCEPT)}"]`);

    await category(getStarted).click();
    await expect(steps).toBeHidden();
    await category(featureGuide).click();
    await expect(keys).toBeHidden();
    await category(featureGuide).click();
    await category(getStarted).click();
    await expect(steps).toBeVisible();
    await expect(keys).toBeVisible();
  });
});

test.describe('2. Screens and routes › Headings and images', () => {
  test("A direct link leads to its heading, on the search page too; its hover title is 'Direct link to {heading}'", async ({
    page,
    site,
  }) => {
    for (const pathname of [PROCEDURE, `/search?q=${site.text.broadQuery}`]) {
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

  test('Images can have a light and a dark source; only the one for the active mode is shown', async ({
    page,
    site,
  }) => {
    await site.open('/');
    const logo = page.getByRole('navigation', {name: site.text.mainNavigation}).locator('img');
    await expect(logo.filter({visible: true})).toHaveCount(1);
    await expect(logo.filter({visible: true})).toHaveAttribute('src', svgDataUri('img/logo.svg'));
    await page.getByRole('button', {name: site.text.colorMode}).click();
    await expect(logo.filter({visible: true})).toHaveCount(1);
    await expect(logo.filter({visible: true})).toHaveAttribute(
      'src',
      svgDataUri('img/logo-dark.svg'),
    );
  });

  test.describe('before any script runs', () => {
    test.use({javaScriptEnabled: false});

    test('When rendered ahead of time, both are output and one is hidden', async ({page, site}) => {
      await page.goto(site.path('/'));
      const logo = page.locator('.navbar__logo img');
      await expect(logo).toHaveCount(2);
      await expect(logo.filter({visible: true})).toHaveCount(1);
      await expect(logo.filter({visible: true})).toHaveAttribute('src', svgDataUri('img/logo.svg'));
    });
  });
});
