import {PROCEDURE} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

test(
  '"Report a problem" sends page, language and release, and the reader keeps the place in the page',
  {tag: '@both'},
  async ({page, context, site, lang, guard}) => {
    guard.allow(
      /^request to another origin: https:\/\/www\.example\.com\/support\?/,
      'the report, which the test answers itself',
    );
    await context.route(/example\.com\/support/, (route) => route.fulfill({body: ''}));
    await site.open(PROCEDURE);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', {name: site.text.reportPage, exact: true}).click();
    const address = new URL((await opened).url());
    expect(address.searchParams.get('page')).toContain(site.path(PROCEDURE));
    expect(address.searchParams.get('language')).toBe(lang);
    expect(address.searchParams.get('version')).toMatch(/\d+\.\d+/);
    await expect(page).toHaveURL(site.path(PROCEDURE));
  },
);
