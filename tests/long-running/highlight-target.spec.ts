import type {Page} from '@playwright/test';
import {CONCEPT, ERROR_CODES, DELETE_A_KEY} from '../fixtures/routes';
import {switchLanguage} from '../fixtures/switchLanguage';
import {expect, test} from '../fixtures/test';

/** Expect that only the element with this id is highlighted, and that it is in view below the navbar. */
async function expectHighlighted(page: Page, id: string): Promise<void> {
  // Read everything in one step, because the highlight disappears after some seconds.
  const seen = () =>
    page.evaluate((target) => {
      const marked = [...document.querySelectorAll('[data-target-highlight]')];
      const [place] = marked;
      if (!place) return 'nothing is highlighted';
      const bottomOf = (element: Element | null | undefined) =>
        element?.getBoundingClientRect().bottom ?? 0;
      const {top} = place.getBoundingClientRect();
      return {
        count: marked.length,
        isPlace: place.id === target || place.querySelector(':scope > [id]')?.id === target,
        isMarked: getComputedStyle(place).backgroundColor !== 'rgba(0, 0, 0, 0)',
        isBelowNavbar: top >= Math.max(0, bottomOf(document.querySelector('.navbar'))),
        isInView: top < window.innerHeight / 2,
      };
    }, id);
  await expect.poll(seen).toEqual({
    count: 1,
    isPlace: true,
    isMarked: true,
    isBelowNavbar: true,
    isInView: true,
  });
}

test.describe('The target of a link is highlighted', () => {
  test('after a result of the search modal, which also moves the focus there for screen readers', async ({
    page,
    site,
    search,
  }) => {
    await site.open(CONCEPT);
    await search.find('CERT-02');
    const [target = ''] = await search.hrefs();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    expect(target).toMatch(/#cert-02$/);
    await expectHighlighted(page, 'cert-02');
    await expect(page.locator('#cert-02')).toBeFocused();
  });

  test('after a result of the search page', async ({page, site}) => {
    await site.open('/search?q=CERT-02');
    await page.locator('main ol a[href$="#cert-02"]').first().click();
    await expectHighlighted(page, 'cert-02');
  });

  test('after a link from a term to the glossary, and again after Back and Forward', async ({
    page,
    site,
  }) => {
    await site.open(DELETE_A_KEY);
    const term = page.locator('main a[href*="/glossary#"]').first();
    const id = (await term.getAttribute('href'))?.split('#')[1] ?? '';
    await term.click();
    await expectHighlighted(page, id);
    await page.goBack();
    await expect(page).toHaveURL(site.path(DELETE_A_KEY));
    await expect(page.locator('[data-target-highlight]')).toHaveCount(0);
    await page.goForward();
    await expectHighlighted(page, id);
  });

  test('after a link on the same page, and after switching the language', async ({page, site}) => {
    await site.open(`${ERROR_CODES}#cert-02`);
    await expectHighlighted(page, 'cert-02');
    const link = page.locator('.table-of-contents a[href$="#verify"]');
    await link.dispatchEvent('click');
    await expectHighlighted(page, 'verify');
    await switchLanguage(page, site.lang);
    await expect(page).toHaveURL(/#verify$/);
    await expectHighlighted(page, 'verify');
  });
});
