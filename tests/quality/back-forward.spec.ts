import {CONCEPT} from '../fixtures/routes';
import {expect, hydrated, test} from '../fixtures/test';

test.use({
  // Playwright switches the browser's cache of left pages off.
  launchOptions: [
    async ({launchOptions}, use) =>
      use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']}),
    {scope: 'worker'},
  ],
});

test(
  'The browser keeps a page that was left, and shows it again as it was',
  {tag: '@once'},
  async ({page, site}) => {
    await site.open(CONCEPT);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({persisted}) => {
        document.title = persisted ? 'kept' : 'loaded';
      });
    });
    // Another document, as with a change of the language.
    await page.goto('/zh/search');
    await hydrated(page);
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle('kept');
  },
);
