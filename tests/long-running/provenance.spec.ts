import {expect, test} from '../fixtures/test';
import {PROCEDURE} from '../fixtures/routes';

test.describe('The end of a page', () => {
  test('links to the list of facts that are not confirmed yet', async ({page, site}) => {
    await site.open(PROCEDURE);
    const end = page.locator('[data-page-end]');
    await expect(end).toContainText(site.lang === 'en' ? 'Applies to platform' : '适用于平台');
    await end.locator('a').first().click();
    await expect(page).toHaveURL(site.path('/markdown-page#facts'));
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('table').first()).toBeVisible();
  });
});

test('An assumed limit is marked as assumed, and a limit from a standard names the standard', async ({
  page,
  site,
}) => {
  await site.open('/obis/reference/limits');
  const text =
    site.lang === 'en' ? 'Assumed: not confirmed by OBIS yet' : '假定值，尚未经 OBIS 确认';
  const marks = page.getByRole('article').getByRole('link', {name: text, exact: true});
  await expect(marks.first()).toHaveAttribute('href', site.path('/markdown-page#facts'));
  const standard = page.getByRole('row').filter({hasText: 'A.1'}).first();
  await expect(standard.locator('small')).toContainText('RFC 5280');
  await expect(standard.getByRole('link')).toHaveCount(0);
  // If a table has only assumed limits, the mark below it is spelled out. In a table with other limits, it is spelled out only in print, and
  // only once.
  const spelledOut = () =>
    marks.evaluateAll(
      (all: HTMLElement[]) => all.filter(({offsetWidth}) => offsetWidth > 50).length,
    );
  expect(await spelledOut()).toBeGreaterThan(0);
  await site.open('/obis/feature-guide/kms/delete-a-key');
  expect(await spelledOut()).toBe(0);
  await page.emulateMedia({media: 'print'});
  await expect.poll(spelledOut, 'the first one of a sheet is explained').toBe(1);
});
