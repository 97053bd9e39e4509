import {load} from 'cheerio';
import {expect, test} from '../fixtures/test';
import {ALL_PAGES, LANGUAGES, localPath, MANUAL_PAGES, type Lang} from '../fixtures/routes';

const DOCUMENT_404 = /console error: Failed to load resource.*404/;

test.describe('2. Screens and routes', () => {
  for (const pathname of ALL_PAGES) {
    test(`${pathname} answers, becomes interactive and stays silent`, async ({page, site}) => {
      const response = await site.open(pathname);
      expect(response.status()).toBe(200);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(site.text.siteTitle));
      await expect(page.locator('html')).toHaveAttribute('lang', site.htmlLang);
      // The search page is not for search engines and needs no description.
      if (pathname !== '/search') {
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{2}/);
      }
      // Whatever a page loads late (prefetched chunks, say) must not complain either.
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
      for (const lang of Object.keys(LANGUAGES) as Lang[]) {
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
      const broken = links
        .filter(({to}) => to.origin === 'https://site.test')
        .filter(({to}) => {
          const target = ids.get(to.pathname === '/zh' ? '/zh/' : to.pathname);
          return !target || (to.hash !== '' && !target.has(decodeURIComponent(to.hash.slice(1))));
        })
        .map(({from, to}) => `${from} → ${to.pathname}${to.hash}`);
      expect([...new Set(broken)]).toEqual([]);
    },
  );
});
