import type {Page} from '@playwright/test';
import {CONCEPT, OTHER_PROCEDURE, PROCEDURE} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

/** Read the title, the meta and link tags, and the attributes of `<html>`. */
const readHead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const html = document.documentElement;
    return [
      document.title,
      ...['lang', 'dir', 'class'].map((name) => `${name} ${html.getAttribute(name)}`),
      ...[...document.head.querySelectorAll('[data-rh]:not(title)')].map((tag) => {
        const attributes = [...tag.attributes].map(({name, value}) => `${name}="${value}"`);
        return [tag.localName, ...attributes.sort(), tag.textContent].join(' ');
      }),
    ].sort();
  });

test.describe('The head of a page', () => {
  test('is the same after a full load and after client-side navigation', async ({page, site}) => {
    const heads = new Map<string, string[]>();
    for (const pathname of ['/', CONCEPT, OTHER_PROCEDURE]) {
      await site.open(pathname);
      heads.set(pathname, await readHead(page));
    }
    const seoTags = (head: string[] = []) =>
      head.filter((tag) => /^(?:meta|link).*(?:canonical|alternate|"description"|og:)/.test(tag));
    expect(seoTags(heads.get(CONCEPT))).toHaveLength(13);

    await site.open(PROCEDURE);
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    const steps = [
      [CONCEPT, `.menu a[href="${site.path(CONCEPT)}"]`],
      [OTHER_PROCEDURE, `.menu a[href="${site.path(OTHER_PROCEDURE)}"]`],
      ['/', '.navbar__brand'],
      [OTHER_PROCEDURE, 'back'],
    ] as const;
    for (const [pathname, link] of steps) {
      if (link === 'back') await page.goBack();
      else await page.locator(link).first().click();
      await expect.poll(() => readHead(page), {message: pathname}).toEqual(heads.get(pathname));
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});
