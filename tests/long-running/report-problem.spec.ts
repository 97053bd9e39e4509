import {settings} from '../../site.settings';
import {DELETE_A_KEY} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

test(
  '"Report a problem" sends page, language and release, and the reader keeps the place in the page',
  {tag: '@both'},
  async ({page, context, site, lang, guard}) => {
    guard.allow(
      new RegExp(`^request to another origin: ${settings.supportUrl.replaceAll('.', '\\.')}\\?`),
      'the report, which the test answers itself',
    );
    await context.route(
      (url) => url.href.startsWith(settings.supportUrl),
      (route) => route.fulfill({body: ''}),
    );
    await site.open(DELETE_A_KEY);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', {name: site.text.reportPage, exact: true}).click();
    const address = new URL((await opened).url());
    expect(address.searchParams.get('page')).toContain(site.path(DELETE_A_KEY));
    expect(address.searchParams.get('language')).toBe(lang);
    expect(address.searchParams.get('version')).toMatch(/\d+\.\d+/);
    await expect(page).toHaveURL(site.path(DELETE_A_KEY));
  },
);
