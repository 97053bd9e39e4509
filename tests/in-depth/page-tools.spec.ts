import {PROCEDURE} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

const NAMES = {
  en: {copy: 'Copy page as Markdown', view: 'View as Markdown', copied: 'Copied'},
  zh: {copy: '复制本页 Markdown', view: '查看 Markdown', copied: '已复制'},
};
const REPORT = /^(?:Report a problem with this page|反馈本页问题)$/;

test(
  'A page is copied as the Markdown that the server sends',
  {tag: '@both'},
  async ({page, context, site, lang}) => {
    const names = NAMES[lang];
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(PROCEDURE);
    await page.getByRole('button', {name: names.copy}).click();
    await expect(page.locator('[data-page-tools]').getByRole('status')).toHaveText(names.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());

    const file = await page.getByRole('link', {name: names.view}).getAttribute('href');
    expect(file).toBe(`${site.path(PROCEDURE)}.md`);
    const answer = await page.request.get(file ?? '');
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(copied).toBe(await answer.text());
    expect(copied).toContain(`# ${await page.getByRole('heading', {level: 1}).innerText()}\n`);
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', file ?? '');
  },
);

test('A copy that fails is told', async ({page, site, guard}) => {
  guard.allow(/^console error: Failed to load resource.*\.md\)$/, 'the page that is not to arrive');
  await site.open(PROCEDURE);
  await page.route('**/*.md', (route) => route.abort());
  await page.getByRole('button', {name: NAMES.en.copy}).click();
  await expect(page.locator('[data-page-tools]').getByRole('status')).toContainText('Not copied');
});

test(
  'A report names page, language and releases, and ends at the thanks',
  {tag: '@both'},
  async ({page, context, site, lang, guard}) => {
    guard.allow(
      /^request to another origin: https:\/\/www\.example\.com\/support\?/,
      'the report; it ends at the test',
    );
    await context.route(/example\.com\/support/, (route) => route.fulfill({body: ''}));
    await site.open(PROCEDURE);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', {name: REPORT}).click();
    const address = new URL((await opened).url());
    expect(address.searchParams.get('page')).toContain(site.path(PROCEDURE));
    expect(address.searchParams.get('language')).toBe(lang);
    expect(address.searchParams.get('version')).toMatch(/\d+\.\d+/);
    await expect(page).toHaveURL(site.path('/thank-you'));
  },
);
