import type {Page} from '@playwright/test';
import {CONCEPT, GLOSSARY, DELETE_A_KEY} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

/** Record the boxes and computed styles of every element and its pseudo-elements. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return '';
        const {x, y, width, height} = element.getBoundingClientRect();
        const drawn = [
          'display',
          'position',
          'color',
          'backgroundColor',
          'backgroundImage',
        ] as const;
        const set = [
          'fontFamily',
          'fontSize',
          'fontWeight',
          'lineHeight',
          'textDecoration',
        ] as const;
        const edges = ['padding', 'margin', 'border', 'boxShadow', 'opacity', 'transform'] as const;
        const values = [...drawn, ...set, ...edges].map((name) => style[name]);
        return `${element.nodeName}.${element.className} ${pseudo ?? ''} ${[x, y, width, height, ...values].join(' ')}`;
      }),
    ),
  );
}

test.describe('A page looks the same with its inlined styles as with the whole stylesheet', () => {
  test.use({javaScriptEnabled: false});

  for (const pathname of [
    '/',
    CONCEPT,
    DELETE_A_KEY,
    GLOSSARY,
    '/search',
    '/markdown-features',
    '/test-label',
  ]) {
    test(pathname, async ({page, site}) => {
      for (const [width, theme] of [
        [1280, 'dark'],
        [390, 'light'],
      ] as const) {
        await page.setViewportSize({width, height: 800});
        await page.route(`**${site.path(pathname)}`, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('<html ', `<html data-theme=${theme} `);
          await route.fulfill({response, body});
        });
        await page.goto(site.path(pathname));
        const before = await computedStyles(page);
        const html = await (await page.request.get(site.path(pathname))).text();
        const [, sheet = ''] = /<link rel=stylesheet href=(\S+)/.exec(html) ?? [];
        const css = await (await page.request.get(sheet)).text();
        expect(css.length).toBeGreaterThan(10_000);
        await expect(page.locator('#obis-inline-styles')).toHaveCount(1);
        await page.evaluate((text) => {
          document.querySelector('#obis-inline-styles')?.remove();
          const style = document.createElement('style');
          style.textContent = text;
          document.head.append(style);
        }, css);
        expect(await computedStyles(page)).toEqual(before);
      }
    });
  }
});
