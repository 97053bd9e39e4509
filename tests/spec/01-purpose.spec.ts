import {switchLanguage} from '../fixtures/switchLanguage';
import {expect, test, waitForHydration} from '../fixtures/test';
import {LANGUAGES, localPath, DELETE_A_KEY} from '../fixtures/routes';

test('1. Language switching between English (default) and Chinese, and back, keeps the page and the place in it', async ({
  page,
  site,
}) => {
  await site.open(`${DELETE_A_KEY}?from=label#steps`);
  for (const [from, to] of [
    ['en', 'zh'],
    ['zh', 'en'],
  ] as const) {
    await switchLanguage(page, from);
    await expect(page).toHaveURL(`${localPath(to, DELETE_A_KEY)}?from=label#steps`);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[to].htmlLang);
    await waitForHydration(page);
    await expect(page.locator('#steps')).toBeInViewport();
  }
});
