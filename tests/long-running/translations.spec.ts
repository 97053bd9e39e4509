import {load} from 'cheerio';
import {ChangedSite} from '../fixtures/changedSite';
import {expect, test} from '../fixtures/test';
import {CONCEPT, CREATE_A_KEY, DELETE_A_KEY} from '../fixtures/routes';

const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current';
const noticesOf = (html: string) =>
  load(html)('[data-translation]')
    .map((_, notice) => `${notice.attribs['data-translation']}`)
    .get();

test.describe('Stale and missing translations', () => {
  test('A changed English step makes only its translation stale, a missing page falls back to English, and recording ends the staleness', () => {
    test.setTimeout(240_000);
    const changed = new ChangedSite();
    try {
      changed.replace(`docs${DELETE_A_KEY}.mdx`, '\n2. ', '\n2. First count to ten. ');
      changed.remove(`${CHINESE}${CREATE_A_KEY}.mdx`);
      const built = changed.run('build', ['--locale', 'zh']);
      expect(built.output).toContain(`${CHINESE}${DELETE_A_KEY}.mdx:`);
      expect(built.output).toContain(`npm run i18n -- diff ${DELETE_A_KEY}`);
      expect(built.status, built.output).toBe(0);

      const withNotice = changed
        .pages()
        .map((file) => [`/${file.replace(/\.html$/, '')}`, ...noticesOf(changed.page(file))])
        .filter(([, notice]) => notice);
      expect(withNotice.sort()).toEqual([
        [CREATE_A_KEY, 'missing'],
        [DELETE_A_KEY, 'stale'],
      ]);

      const stale = load(changed.page(`${DELETE_A_KEY.slice(1)}.html`));
      expect(stale('[data-translation] a').attr('href')).toBe(DELETE_A_KEY);
      expect(stale('meta[name="robots"]')).toHaveLength(0);

      const missing = load(changed.page(`${CREATE_A_KEY.slice(1)}.html`));
      expect(missing('html').attr('lang')).toBe('zh-CN');
      expect(missing('main [lang]').attr('lang')).toBe('en');
      expect(missing('main [lang="en"] h1').text()).toBe('Create a key');
      expect(missing('meta[name="robots"]').attr('content')).toContain('noindex');
      expect(new URL(missing('link[rel="canonical"]').attr('href') ?? '').pathname).toBe(
        CREATE_A_KEY,
      );

      const behind = () => {
        const {output} = changed.run('i18n', ['status']);
        const [, fresh, all] = /^(\d+) of (\d+) pages/m.exec(output) ?? [];
        return {pages: Number(all) - Number(fresh), isStale: /mdx:\d+ stale: /.test(output)};
      };
      expect(behind()).toEqual({pages: 2, isStale: true});
      expect(changed.run('i18n', ['record', DELETE_A_KEY]).status).toBe(0);
      expect(behind()).toEqual({pages: 1, isStale: false});
    } finally {
      changed.dispose();
    }
  });

  test('A translation whose structure differs from the English page stops the build, with file, line and fix', () => {
    test.setTimeout(120_000);
    const changed = new ChangedSite();
    try {
      changed.replace(`${CHINESE}${DELETE_A_KEY}.mdx`, '{/* #schedule */}', '{/* #plan */}');
      changed.replace(`${CHINESE}${CONCEPT}.mdx`, '](/obis/', '](/zh/obis/');
      const {status, output} = changed.run('build', ['--locale', 'zh']);
      expect(status).toBe(1);
      expect(output).toMatch(
        /delete-a-key\.mdx:\d+ structure: heading \d+ is "### #plan", in the source "### #schedule"\. Fix: /,
      );
      expect(output).toMatch(
        /kms\/overview\.mdx:\d+ structure: link of the source is missing \("\/obis\//,
      );
    } finally {
      changed.dispose();
    }
  });
});
