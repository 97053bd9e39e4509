import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {ChangedSite} from '../fixtures/changedSite';
import {expect, test} from '../fixtures/test';
import {localPath, MANUAL_PAGES, PROCEDURE, type Locale} from '../fixtures/routes';

const BUILD = path.resolve(__dirname, '../../build');

/** The line at the end of a built page, and the number of facts in it. */
function endOf(html: string): {text: string; pending: number} {
  const text = load(html)('[data-page-end]').text();
  return {
    text,
    pending: Number(/(\d+) (?:facts? to be confirmed|项内容待确认)/.exec(text)?.[1] ?? 0),
  };
}

const built = (lang: Locale, page: string) =>
  endOf(fs.readFileSync(path.join(BUILD, `${localPath(lang, page)}.html`), 'utf8'));

test.describe('The end of a page', () => {
  test('leads to what its facts wait for, and to support', async ({page, site}) => {
    await site.open(PROCEDURE);
    const end = page.locator('[data-page-end]');
    await expect(end).toContainText(site.lang === 'en' ? 'Applies to platform' : '适用于平台');
    for (const id of ['facts', 'support']) {
      await expect(end.locator(`a[href="${site.path('/markdown-page')}#${id}"]`)).toBeVisible();
    }
    await end.locator('a').first().click();
    await expect(page).toHaveURL(site.path('/markdown-page#facts'));
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('table').first()).toBeVisible();
  });

  test('counts the same in both languages, without scripts', {tag: '@once'}, () => {
    for (const page of MANUAL_PAGES) {
      const [en, zh] = [built('en', page), built('zh', page)];
      expect(en.text, page).toContain('Applies to');
      expect(zh.pending, page).toBe(en.pending);
    }
  });
});

test.describe('The review view', {tag: '@once'}, () => {
  test('leaves nothing in the site for readers', () => {
    const files = fs.readdirSync(BUILD, {recursive: true, encoding: 'utf8'});
    const found = files
      .filter((file) => /\.(?:html|js)$/.test(file))
      .filter((file) =>
        /data-fact|data-review|Review copy|审阅版，/.test(
          fs.readFileSync(path.join(BUILD, file), 'utf8'),
        ),
      );
    expect(found).toEqual([]);
  });

  test('marks what nobody has confirmed, with file and line', () => {
    test.setTimeout(240_000);
    const changed = new ChangedSite();
    try {
      const {status, output} = changed.run('build', ['--locale', 'zh'], {REVIEW: '1'});
      expect(status, output).toBe(0);
      const html = changed.page(`${PROCEDURE.slice(1)}.html`);
      const $ = load(html);
      expect($('meta[name="robots"]').attr('content')).toContain('noindex');
      expect($('.theme-announcement-bar').text()).toContain('审阅版');
      const listed = $('[data-review] li');
      expect(listed.length).toBe(endOf(html).pending);
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
