import {PROCEDURE} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

const NAMES = {en: 'View as Markdown', zh: '查看 Markdown'};
const REPORT = /^(?:Report a problem with this page|反馈本页问题)$/;

test(
  'The Markdown link of a page opens its text as Markdown',
  {tag: '@both'},
  async ({page, site, lang}) => {
    await site.open(PROCEDURE);
    const file = await page.getByRole('link', {name: NAMES[lang]}).getAttribute('href');
    expect(file).toBe(`${site.path(PROCEDURE)}.md`);
    const answer = await page.request.get(file ?? '');
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const title = await page.getByRole('heading', {level: 1}).innerText();
    expect(await answer.text()).toContain(`# ${title}\n`);
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', file ?? '');
  },
);

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
    await page.getByRole('link', {name: REPORT}).click();
    const address = new URL((await opened).url());
    expect(address.searchParams.get('page')).toContain(site.path(PROCEDURE));
    expect(address.searchParams.get('language')).toBe(lang);
    expect(address.searchParams.get('version')).toMatch(/\d+\.\d+/);
    await expect(page).toHaveURL(site.path(PROCEDURE));
  },
);
