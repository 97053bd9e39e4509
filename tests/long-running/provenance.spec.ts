import {expect, test} from '../fixtures/test';
import {PROCEDURE} from '../fixtures/routes';

test('A draft says that it is one, at the top and at the end of a page, and both lead to what that means', async ({
  page,
  site,
}) => {
  await site.open(PROCEDURE);
  const about = site.path('/markdown-page#facts');
  await expect(page.locator('.theme-announcement-bar a')).toHaveAttribute('href', about);
  const end = page.locator('[data-page-end]');
  await expect(end).toContainText(site.lang === 'en' ? 'Applies to platform' : '适用于平台');
  await expect(end).toContainText(site.lang === 'en' ? /Draft values: \d+/ : /草稿数值：\d+/);
  await end.locator('a').first().click();
  await expect(page).toHaveURL(about);
});

test('A limit from a standard names the standard', async ({page, site}) => {
  await site.open('/obis/feature-guide/pki/overview');
  const source = page.getByRole('row').locator('small').filter({hasText: 'RFC 5280'});
  await expect(source.first()).toContainText('Source: RFC 5280');
  await expect(source.getByRole('link')).toHaveCount(0);
});
