import {CONCEPT, PROCEDURE} from '../fixtures/routes';
import {FAVORITES_KEY, RECENTS_KEY} from '../fixtures/searchModal';
import {expect, test} from '../fixtures/test';

test('If the storage has invalid values under every key, the page works as with an empty storage', async ({
  page,
  site,
  search,
}) => {
  await site.open(CONCEPT);
  const keys = [
    'theme',
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'docs-preferred-version-default',
    RECENTS_KEY,
    FAVORITES_KEY,
  ];
  await page.evaluate((names) => {
    const nonsense = '"><img src=x onerror="window.ran=true">';
    localStorage.clear();
    for (const name of names) localStorage.setItem(name, nonsense);
  }, keys);
  await site.open(CONCEPT);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await search.find(site.text.broadQuery);
  await page.keyboard.press('Enter');
  await expect(search.root).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

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
  await page.locator(`.menu a[href="${site.path(PROCEDURE)}"]`).click();
  await expect(page).toHaveURL(site.path(PROCEDURE));
  await search.find(site.text.narrowQuery);
});
