import {load} from 'cheerio';
import {expect, test} from '../fixtures/test';
import {
  ALL_PAGES,
  CONCEPT,
  LANGUAGES,
  localPath,
  MANUAL_PAGES,
  SECTIONS,
  type Locale,
} from '../fixtures/routes';
import {LISTED_ROUTES} from './listedRoutes';

const DOCUMENT_404 = /console error: Failed to load resource.*404/;

test.describe('2. Screens and routes', () => {
  test('Every path listed is a page of the site', {tag: '@once'}, () => {
    expect(ALL_PAGES).toEqual(expect.arrayContaining([...LISTED_ROUTES]));
  });

  test('The landing page leads to every page of the manual, named as in the sidebar', async ({
    request,
    site,
  }) => {
    const home = load(await (await request.get(site.path('/'))).text());
    const manual = load(await (await request.get(site.path(CONCEPT))).text());
    for (const pathname of MANUAL_PAGES.map(site.path)) {
      const entry = home(`section[aria-labelledby=the-manual] a[href="${pathname}"]`);
      expect(entry.length, pathname).toBe(1);
      // The sidebar labels the main page 'Product introduction', the landing page's label of its section.
      const name = manual(`nav.menu a:not(.menu__link--sublist)[href="${pathname}"]`).text();
      const part = entry.closest('article').find('h4').text();
      expect([entry.text(), part], pathname).toContain(name);
    }
  });

  test('Every path listed answers with a page of its own in its language', async ({
    request,
    site,
  }) => {
    const descriptions = new Map<string, string>();
    for (const pathname of ALL_PAGES) {
      const response = await request.get(site.path(pathname));
      expect(response.status(), pathname).toBe(200);
      const $ = load(await response.text());
      expect($('html').attr('lang'), pathname).toBe(site.htmlLang);
      expect($('h1').length, pathname).toBe(1);
      expect($('title').text(), pathname).toContain(site.text.siteTitle);
      // The search page is not for search engines and needs no description.
      if (pathname !== '/search') {
        const description = $('meta[name=description]').attr('content') ?? '';
        expect(description, pathname).toMatch(/\S{2}/);
        expect(descriptions.get(description), `${pathname} has a description of its own`).toBe(
          undefined,
        );
        descriptions.set(description, pathname);
      }
    }
  });

  for (const [section, pages] of Object.entries(SECTIONS)) {
    test(`Pages become interactive, fit a phone and stay silent: ${section}`, async ({
      page,
      site,
    }) => {
      test.setTimeout(10_000 + 10_000 * pages.length);
      await page.setViewportSize({width: 390, height: 844});
      for (const pathname of pages) {
        await site.open(pathname);
        await expect(page.getByRole('heading', {level: 1}), pathname).toHaveCount(1);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, pathname).toBeLessThanOrEqual(390);
      }
      // Nor may anything that loads later, such as prefetched chunks.
      await page.waitForLoadState('networkidle');
    });
  }

  test('The sitemap names pages that all answer, and every page of the manual in both languages', async ({
    request,
    siteOrigin,
    site,
  }) => {
    const sitemap = await (await request.get(site.path('/sitemap.xml'))).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      (match) => new URL(match[1] ?? '').pathname,
    );
    expect(paths).toEqual(expect.arrayContaining(MANUAL_PAGES.map(site.path)));
    for (const pathname of paths) {
      expect((await request.get(`${siteOrigin}${pathname}`)).status(), pathname).toBe(200);
    }
  });

  for (const pathname of ['/no-such-page', '/obis/feature-guide/no-such-page']) {
    test(`Any path not listed shows a not-found page: ${pathname}`, async ({page, site, guard}) => {
      guard.allow(DOCUMENT_404, 'Chromium reports the wanted 404 of the document');
      const response = await site.open(pathname);
      expect(response.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(site.text.notFound);
      await expect(page.locator('html')).toHaveAttribute('lang', site.htmlLang);
      await expect(page.getByRole('navigation', {name: site.text.mainNavigation})).toBeVisible();
    });
  }

  test(
    'Links, also to headings, lead somewhere on every page',
    {tag: '@once'},
    async ({request}) => {
      const ids = new Map<string, Set<string>>();
      const links: {from: string; to: URL}[] = [];
      for (const lang of Object.keys(LANGUAGES) as Locale[]) {
        for (const pathname of ALL_PAGES) {
          const from = localPath(lang, pathname);
          const $ = load(await (await request.get(from)).text());
          ids.set(
            from,
            new Set(
              $('[id]')
                .toArray()
                .map((element) => element.attribs.id ?? ''),
            ),
          );
          for (const element of $('a[href]').toArray()) {
            links.push({from, to: new URL(element.attribs.href ?? '', `https://site.test${from}`)});
          }
        }
      }
      const files = new Map<string, boolean>();
      for (const {to} of links) {
        if (/\.\w+$/.test(to.pathname) && !files.has(to.pathname)) {
          files.set(to.pathname, (await request.head(to.pathname)).ok());
        }
      }
      const broken = links
        .filter(({to}) => to.origin === 'https://site.test' && !files.get(to.pathname))
        .filter(({to}) => {
          const target = ids.get(to.pathname === '/zh' ? '/zh/' : to.pathname);
          return !target || (to.hash !== '' && !target.has(decodeURIComponent(to.hash.slice(1))));
        })
        .map(({from, to}) => `${from} → ${to.pathname}${to.hash}`);
      expect([...new Set(broken)]).toEqual([]);
    },
  );
});
