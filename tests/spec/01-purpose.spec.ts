import {switchLanguage} from '../fixtures/switchLanguage';
import {expect, test} from '../fixtures/test';
import {
  ALL_PAGES,
  CONCEPT,
  GLOSSARY,
  LANGUAGES,
  localPath,
  MAIN_DOC,
  MANUAL_PAGES,
  PROCEDURE,
} from '../fixtures/routes';

test.describe('1. What the product does and for whom', () => {
  test("Site title: a documentation title; the title delimiter is '|'", async ({page, site}) => {
    await site.open(CONCEPT);
    const heading = await page.getByRole('heading', {level: 1}).innerText();
    await expect(page).toHaveTitle(`${heading} | ${site.text.siteTitle}`);
  });

  test('the landing page says the title once', async ({page, site}) => {
    await site.open('/');
    const title = await page.title();
    expect(title.split(site.text.siteTitle)).toHaveLength(2);
  });

  test("with the tagline 'Explore user manuals, examples, APIs, tutorials, and more.'", async ({
    page,
    site,
  }) => {
    await site.open('/');
    await expect(page.getByRole('main')).toContainText(site.text.tagline);
  });

  test('The copyright year is 2025', async ({page, site}) => {
    await site.open('/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2025');
  });

  test('Topics covered: every page of every topic is one click away', async ({page, site}) => {
    await site.open(MAIN_DOC);
    const sidebar = page.getByRole('navigation', {name: site.text.docsSidebar});
    for (const pathname of MANUAL_PAGES) {
      await expect(sidebar.locator(`a[href="${site.path(pathname)}"]`)).toBeVisible();
    }
  });

  for (const pathname of ['/', '/markdown-page', '/search', PROCEDURE, GLOSSARY]) {
    test(`Site-wide features: colour-mode switch, language dropdown, docs-version dropdown, search — on ${pathname}`, async ({
      page,
      site,
    }) => {
      await site.open(pathname);
      const navbar = page.getByRole('navigation', {name: site.text.mainNavigation});
      await expect(navbar.getByRole('button', {name: site.text.colorMode})).toBeVisible();
      await expect(navbar.locator('[data-obis-search-button]')).toBeVisible();
      for (const name of [/English|中文/, site.text.versionLabel]) {
        const dropdown = navbar.getByRole('button', {name});
        await expect(dropdown).toBeVisible();
        await expect(dropdown).toHaveAttribute('aria-haspopup', 'true');
      }
    });
  }

  test('Language switching between English (default) and Chinese keeps the page and the place in it', async ({
    page,
    site,
    lang,
  }) => {
    await site.open(`${PROCEDURE}?from=label#steps`);
    const other = await switchLanguage(page, lang);
    await expect(page).toHaveURL(`${localPath(other, PROCEDURE)}?from=label#steps`);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[other].htmlLang);
    await expect(page.locator('#steps')).toBeInViewport();
  });
});

test.describe('6. Roles and permissions', () => {
  test('The site is public, with no sign-in', async ({page, site}) => {
    for (const pathname of ['/', '/search', MAIN_DOC]) {
      await site.open(pathname);
      await expect(page.getByRole('button', {name: site.text.signIn})).toHaveCount(0);
      // The only links of that name are to pages about signing in to the product.
      const hrefs = await page
        .getByRole('link', {name: site.text.signIn})
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.filter((href) => !href.startsWith(site.path('/obis/')))).toEqual([]);
    }
  });

  test('No page asks for a password or sends a form; all pages are read-only', async ({
    request,
    site,
  }) => {
    for (const pathname of ALL_PAGES) {
      const html = await (await request.get(site.path(pathname))).text();
      expect(html, pathname).not.toMatch(/<input[^>]+type=["']?password/i);
      expect(html, pathname).not.toMatch(/<form[^>]+method=["']?post/i);
      expect(html, pathname).not.toMatch(/<textarea|contenteditable/i);
    }
  });
});
