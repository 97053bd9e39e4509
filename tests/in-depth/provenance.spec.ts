import {load} from 'cheerio';
import {ChangedSite} from '../fixtures/changedSite';
import {expect, test} from '../fixtures/test';
import {PROCEDURE} from '../fixtures/routes';

test.describe('The end of a page', () => {
  test('leads to what its facts wait for', async ({page, site}) => {
    await site.open(PROCEDURE);
    const end = page.locator('[data-page-end]');
    await expect(end).toContainText(site.lang === 'en' ? 'Applies to platform' : '适用于平台');
    await end.locator('a').first().click();
    await expect(page).toHaveURL(site.path('/markdown-page#facts'));
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('table').first()).toBeVisible();
  });
});

test('An assumed limit says so where it stands, one of a standard names its document', async ({
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
  // Below a table of nothing else the mark has its words, in a mixed one on paper only, and once.
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

test.describe('The review view', {tag: '@all'}, () => {
  test('marks what nobody has confirmed, with file and line', () => {
    test.setTimeout(240_000);
    const changed = new ChangedSite();
    try {
      const {status, output} = changed.run('build', ['--locale', 'zh'], {REVIEW: '1'});
      expect(status, output).toBe(0);
      const $ = load(changed.page(`${PROCEDURE.slice(1)}.html`));
      expect($('meta[name="robots"]').attr('content')).toContain('noindex');
      expect($('.theme-announcement-bar').text()).toContain('审阅版');
      const listed = $('[data-review] li');
      const pending = /(\d+) 项内容待确认/.exec($('[data-page-end]').text())?.[1];
      expect(listed.length).toBe(Number(pending));
      const marks = $('a[data-fact]');
      expect(marks.length).toBeGreaterThan(0);
      marks.each((_, mark) => {
        expect(mark.attribs['data-fact']).toMatch(/^[a-z]+:\S+, data\/[\w/-]+\.yaml:\d+$/);
        const target = decodeURIComponent(mark.attribs.href?.slice(1) ?? '');
        expect(listed.filter((_at, item) => item.attribs.id === target)).toHaveLength(1);
      });
    } finally {
      changed.dispose();
    }
  });
});
