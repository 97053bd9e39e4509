import type {Page} from '@playwright/test';
import {CONCEPT, ERROR_CODES, FAQ, PROCEDURE} from '../fixtures/routes';
import {switchLanguage} from '../fixtures/switchLanguage';
import {expect, test} from '../fixtures/test';

/** Only the place with this id is marked, and stands in view below the navbar. */
async function expectArrival(page: Page, id: string): Promise<void> {
  // In one go: the mark stays for seconds.
  const seen = () =>
    page.evaluate((target) => {
      const marked = [...document.querySelectorAll('[data-target-highlight]')];
      const [place] = marked;
      if (!place) return 'nothing is marked';
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

test.describe('The place that a link leads to is marked', () => {
  test('from the search modal, with the focus in it for screen readers', async ({
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
    await expectArrival(page, 'cert-02');
    await expect(page.locator('#cert-02')).toBeFocused();
  });

  test('from the search page', async ({page, site}) => {
    await site.open('/search?q=CERT-02');
    await page.locator('main ol a[href$="#cert-02"]').first().click();
    await expectArrival(page, 'cert-02');
  });

  test('from a term to the glossary, also by way of back and forward', async ({page, site}) => {
    await site.open(PROCEDURE);
    const term = page.locator('main a[href*="/glossary#"]').first();
    const id = (await term.getAttribute('href'))?.split('#')[1] ?? '';
    await term.click();
    await expectArrival(page, id);
    await page.goBack();
    await expect(page).toHaveURL(site.path(PROCEDURE));
    await expect(page.locator('[data-target-highlight]')).toHaveCount(0);
    await page.goForward();
    await expectArrival(page, id);
  });

  test('and opened, where it is folded', async ({page, site, search}) => {
    await site.open(FAQ);
    const question = page.locator('main details h3').last();
    const id = (await question.getAttribute('id')) ?? '';
    await search.find((await question.innerText()).trim().slice(0, 60));
    await search.options.locator(`a[href$="#${id}"]`).first().click();
    await expectArrival(page, id);
    await expect(page.locator(`details:has(#${id})`)).toHaveAttribute('open');
  });

  test('on the same page and in the other language', async ({page, site}) => {
    await site.open(`${ERROR_CODES}#cert-02`);
    await expectArrival(page, 'cert-02');
    const link = page.locator('.table-of-contents a[href$="#verify"]');
    await link.dispatchEvent('click');
    await expectArrival(page, 'verify');
    await switchLanguage(page, site.lang);
    await expect(page).toHaveURL(/#verify$/);
    await expectArrival(page, 'verify');
  });
});
