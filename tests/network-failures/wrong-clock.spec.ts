import {CONCEPT, DELETE_A_KEY} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

test('Search and links work with a wrong clock that is set right while the page is open', async ({
  page,
  site,
  search,
}) => {
  await page.clock.install({time: new Date('1980-01-01')});
  await site.open(CONCEPT);
  await search.find(site.text.broadQuery);
  await page.keyboard.press('Escape');
  await page.clock.setSystemTime(new Date('2026-11-22'));
  await page.locator(`.menu a[href="${site.path(DELETE_A_KEY)}"]`).click();
  await expect(page).toHaveURL(site.path(DELETE_A_KEY));
  await search.find(site.text.narrowQuery);
});
