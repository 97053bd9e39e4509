import {load} from 'cheerio';
import {switchLanguage} from '../fixtures/switchLanguage';
import {expect, test} from '../fixtures/test';
import {ALL_PAGES, PROCEDURE, localPath, type Locale} from '../fixtures/routes';

test.describe('Switching the language keeps the scroll position', () => {
  test('the same heading, though the address does not name it', async ({page, site, lang}) => {
    await site.open(PROCEDURE);
    await page.locator('#schedule').evaluate((heading) => heading.scrollIntoView());
    // Scrolling up a little shows the navbar.
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -40);
    const other = await switchLanguage(page, lang);
    await expect(page).toHaveURL(`${localPath(other, PROCEDURE)}#schedule`);
    await expect(page.locator('#schedule')).toBeInViewport();
  });

  test('the top of the page, though the address names a heading', async ({page, site, lang}) => {
    await site.open(`${PROCEDURE}#schedule`);
    await page.evaluate(() => window.scrollTo({top: 0}));
    const other = await switchLanguage(page, lang);
    await expect(page).toHaveURL(localPath(other, PROCEDURE));
  });

  test('the same query, on the search page', async ({page, site, lang}) => {
    await site.open('/search?q=CSR');
    const input = page.getByRole('main').getByRole('searchbox');
    await input.fill('DAC 1');
    await switchLanguage(page, lang);
    await expect(page).toHaveURL(/\/search\?q=DAC(\+|%20)1$/);
    await expect(input).toHaveValue('DAC 1');
  });
});

test.describe('Every page is in its language', () => {
  test('and so is every page it links to', async ({request, site}) => {
    for (const pathname of ALL_PAGES) {
      const $ = load(await (await request.get(site.path(pathname))).text());
      const links = $('main a[href^="/"], nav.menu a[href^="/"], footer a[href^="/"]')
        .not('[hreflang]')
        .map((_, link) => $(link).attr('href'))
        .get();
      const leaving = links.filter((href) => /^\/zh(\/|$|#)/.test(href) !== (site.lang === 'zh'));
      expect(leaving, pathname).toEqual([]);
    }
  });

  test('with the same headings and ids in both', {tag: '@once'}, async ({request}) => {
    for (const pathname of ALL_PAGES) {
      const idsIn = async (lang: Locale) => {
        const $ = load(await (await request.get(localPath(lang, pathname))).text());
        return $('main :is(h1, h2, h3, h4)')
          .map((_, heading) => `${heading.tagName}#${$(heading).attr('id') ?? ''}`)
          .get();
      };
      expect(await idsIn('zh'), pathname).toEqual(await idsIn('en'));
    }
  });
});
