import {accessibilityViolations} from '../fixtures/accessibility';
import {CONCEPT, GLOSSARY, PROCEDURE} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

/** Pages that together use every colour. */
const COLOURED = ['/', CONCEPT, '/search', '/test-label', '/markdown-page'];

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
          expect(await accessibilityViolations(page)).toEqual([]);
        });
      }

      test('on the search page with results', async ({page, site}) => {
        await site.open(`/search?q=${encodeURIComponent(site.text.broadQuery)}`);
        await expect(page.getByRole('main').locator('ol').getByRole('link').first()).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
      });

      test('in the open search modal', async ({page, site, search}) => {
        await site.open(CONCEPT);
        await search.find(site.text.broadQuery);
        expect(await accessibilityViolations(page)).toEqual([]);
      });
    });
  }
});
