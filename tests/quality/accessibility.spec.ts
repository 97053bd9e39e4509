import type {AxeResults} from 'axe-core';
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures/test';
import {CONCEPT, GLOSSARY, PROCEDURE} from '../fixtures/routes';

const AXE = require.resolve('axe-core/axe.min.js');

/**
 * DocSearch 3 puts the link of each hit inside an option of its list box. The links stay: readers open them in a new tab
 * and copy them. They are out of the Tab order, so the keyboard meets each hit once.
 */
function isDocSearchHit(rule: string, html: string): boolean {
  return rule === 'nested-interactive' && /^<li class="DocSearch-Hit[ "]/.test(html);
}

/** What axe finds wrong, one line for each rule. */
async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({path: AXE});
  const results = await page.evaluate(() =>
    (window as unknown as {axe: {run: () => Promise<AxeResults>}}).axe.run(),
  );
  return results.violations.flatMap(({id, help, nodes}) => {
    const found = nodes.filter(({html}) => !isDocSearchHit(id, html));
    return found.length > 0
      ? [`${id}: ${help} (${found.length}×, first: ${found[0]?.target.join(' ')})`]
      : [];
  });
}

/** Pages that together show every colour. */
const COLOURED = ['/', CONCEPT, '/search', '/test-label'];

test.describe('Accessibility: axe-core finds nothing', () => {
  // The dark colours are the same in both languages.
  for (const {mode, tag, pages} of [
    {mode: 'light', tag: [], pages: [...COLOURED, PROCEDURE, GLOSSARY]},
    {mode: 'dark', tag: ['@once'], pages: COLOURED},
  ]) {
    test.describe(`in ${mode} mode`, {tag}, () => {
      test.beforeEach(async ({page}) => {
        await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
      });

      for (const pathname of pages) {
        test(`on ${pathname}`, async ({page, site}) => {
          await site.open(pathname);
          expect(await violations(page)).toEqual([]);
        });
      }

      test('on the search page with results', async ({page, site}) => {
        await site.open(`/search?q=${encodeURIComponent(site.text.broadQuery)}`);
        await expect(page.getByRole('main').locator('ol').getByRole('link').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('in the open search modal', async ({page, site, search}) => {
        await site.open(CONCEPT);
        await search.find(site.text.broadQuery);
        expect(await violations(page)).toEqual([]);
      });
    });
  }
});
