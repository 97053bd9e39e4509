import {expect, test} from '../fixtures/test';

/** The whole policy, so that a change of any directive is noticed. What each directive blocks is up to the browser. */
const POLICY = new RegExp(
  [
    "^default-src 'self'",
    String.raw`script-src 'self'(?: 'sha256-[\w+/=]{44}')+`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'$",
  ].join('; '),
);

test.describe('Content-Security-Policy', () => {
  test('is sent with every response', async ({request}) => {
    for (const address of ['/', '/zh/', '/nothing', '/img/social-card-en.png']) {
      const headers = (await request.get(address)).headers();
      expect(headers['content-security-policy'], address).toMatch(POLICY);
      expect(headers['x-content-type-options'], address).toBe('nosniff');
    }
  });

  // This also shows that the guard of all tests reports violations.
  test('blocks a script that was put into the page, and the guard reports it', async ({
    page,
    site,
    guard,
  }) => {
    await site.open('/');
    await page.evaluate(() =>
      document.body.append(
        Object.assign(document.createElement('script'), {textContent: "document.title = 'It ran'"}),
      ),
    );
    await expect
      .poll(() => guard.unexpected().join('\n'))
      .toMatch(/inline script.*Content Security Policy/);
    await expect(page).not.toHaveTitle('It ran');
    guard.allow(/Content Security Policy/, 'the script of this test');
  });
});

test('The address sets no attribute of the page, but for the colour mode', async ({page, site}) => {
  await site.open('/markdown-page');
  const names = () => page.evaluate(() => document.documentElement.getAttributeNames().join());
  const usual = await names();
  const attributes = 'has-hydrated=1&docusaurus-data-scripts=late&docusaurus-data-x=1';
  await site.open(`/markdown-page?docusaurus-theme=dark&docusaurus-data-${attributes}#support`);
  expect(await names()).toBe(usual);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL(/\/markdown-page\?docusaurus-theme=dark#support$/);
});
