import {load} from 'cheerio';
import {svgDataUri} from '../../src/settings/svgDataUri';
import {expect, test} from '../fixtures/test';
import {ALL_PAGES, CONCEPT, GLOSSARY, MAIN_DOC, MANUAL_PAGES, PROCEDURE} from '../fixtures/routes';

test.describe('2. Screens and routes › Docs layout', () => {
  test('Pages share a layout: navigation, one main part, footer', async ({request, site}) => {
    for (const pathname of ALL_PAGES) {
      const html = await (await request.get(site.path(pathname))).text();
      for (const landmark of [/<nav[ >]/, /<footer[ >]/]) {
        expect(html, pathname).toMatch(landmark);
      }
      expect([...html.matchAll(/<main[ >]/g)], `main parts of ${pathname}`).toHaveLength(1);
    }
  });

  test("/obis pages sit in one sidebar named obis, labelled 'Product introduction'", async ({
    request,
    site,
  }) => {
    for (const pathname of MANUAL_PAGES) {
      const $ = load(await (await request.get(site.path(pathname))).text());
      const sidebar = $(`nav[aria-label="${site.text.docsSidebar}"]`);
      const first = sidebar.find('a').first();
      expect([first.text(), first.attr('href')]).toEqual([
        site.text.sidebarLabel,
        site.path(MAIN_DOC),
      ]);
      const current = sidebar.find('a[aria-current=page]');
      expect(current.toArray().map((link) => link.attribs.href)).toEqual([site.path(pathname)]);
    }
  });

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

  test('Breadcrumbs are on', async ({page, site}) => {
    await site.open(PROCEDURE);
    const breadcrumbs = page.getByRole('navigation', {name: site.text.breadcrumbs});
    const title = await page.getByRole('heading', {level: 1}).innerText();
    await expect(breadcrumbs).toContainText(site.text.featureGuide);
    await expect(breadcrumbs).toContainText(site.text.keyManagement);
    await expect(breadcrumbs.getByRole('listitem').last()).toHaveText(title);
  });

  for (const pathname of [CONCEPT, PROCEDURE, '/markdown-features']) {
    test(`The table of contents shows heading levels 2 to 3: ${pathname}`, async ({page, site}) => {
      await site.open(pathname);
      const inPage = await page
        .getByRole('article')
        .locator('h2[id], h3[id]')
        .evaluateAll((headings) => headings.map((heading) => `#${heading.id}`));
      const inContents = await page
        .locator('.theme-doc-toc-desktop a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(inPage.length).toBeGreaterThan(2);
      expect(inContents).toEqual(inPage);
    });
  }
});

test.describe('2. Screens and routes › Headings and images', () => {
  // The second page has headings with code in them.
  for (const pathname of [PROCEDURE, '/obis/programming-client/execute-device-programming']) {
    test(`Headings (except level 1) get a direct-link anchor with hover title 'Direct link to {heading}': ${pathname}`, async ({
      page,
      site,
    }) => {
      await site.open(pathname);
      const headings = page.getByRole('article').locator('h2, h3, h4');
      expect(await headings.count()).toBeGreaterThan(2);
      for (const heading of await headings.all()) {
        const anchor = heading.locator('a.hash-link');
        const words = await heading.evaluate((element) =>
          [...element.childNodes]
            .filter((node) => !(node instanceof Element && node.matches('a.hash-link')))
            .map((node) => node.textContent)
            .join(''),
        );
        await expect(anchor).toHaveAttribute('title', site.text.directLink(words));
        await expect(anchor).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
      }
      await expect(page.locator('h1 a.hash-link')).toHaveCount(0);
    });
  }

  test('A direct link leads to its heading', async ({page, site}) => {
    await site.open(PROCEDURE);
    const heading = page.getByRole('article').locator('h2').last();
    await heading.hover();
    await heading.locator('a.hash-link').click();
    await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`));
    await expect(heading).toBeInViewport();
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
