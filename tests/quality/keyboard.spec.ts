import type {Page} from '@playwright/test';
import {
  CONCEPT,
  ERROR_CODES,
  OPERATOR_CARD,
  LANGUAGES,
  localPath,
  CREATE_A_KEY,
  DELETE_A_KEY,
} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

/*
 * Tasks without a mouse. The tests read the names and roles that a screen reader would announce. No screen reader was tried. In the search,
 * DocSearch announces the selected hit through `aria-activedescendant` only.
 */

/** Describe the focused element if another element covers it completely (WCAG 2.4.11). Return undefined if it is visible. */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focus = document.activeElement;
    if (!focus || focus === document.body) return undefined;
    const isSeen = [...focus.getClientRects()].some(({left, top, width, height}) =>
      [0.1, 0.5, 0.9].some((share) => {
        const hit = document.elementFromPoint(left + width * share, top + height / 2);
        return hit && (focus.contains(hit) || hit.contains(focus));
      }),
    );
    return isSeen ? undefined : `${focus.tagName} ${focus.textContent.trim().slice(0, 40)}`;
  });

test.describe('Keyboard', {tag: '@all'}, () => {
  for (const width of [1280, 390]) {
    test(`the focused element is never covered, with Tab and Shift+Tab, at ${width} px`, async ({
      page,
      site,
    }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({width, height: 800});
      await site.open(DELETE_A_KEY);
      const hidden = new Set<string>();
      for (const key of ['Tab', 'Shift+Tab']) {
        // Stop when the focus leaves the page for the controls of the browser.
        for (let stop = 0; stop < 300; stop += 1) {
          await page.keyboard.press(key);
          const isOutside = await page.evaluate(() => document.activeElement === document.body);
          if (stop > 0 && isOutside) break;
          const found = await hiddenFocus(page);
          if (!found) continue;
          // The back-to-top button appears with a transition when the page scrolls up.
          const isSeen = expect.poll(() => hiddenFocus(page), {timeout: 1000}).toBeUndefined();
          await isSeen.catch(() => hidden.add(`${key}: ${found}`));
        }
      }
      expect([...hidden]).toEqual([]);
    });
  }
});

/** Return the focused element. */
const focused = (page: Page) => page.locator(':focus');

test.describe('Tasks with keyboard and screen reader', () => {
  test('1. find what an error code means', async ({page, site}) => {
    await site.open('/');
    await page.locator('#code-field').focus();
    await page.keyboard.type('sec02');
    await expect(page.getByRole('status').filter({hasText: 'SEC-02'})).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAttribute('href', site.path(`${OPERATOR_CARD}?q=SEC-02#red`));
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAttribute('href', site.path(`${ERROR_CODES}#sec-02`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site.path(`${ERROR_CODES}#sec-02`));
    await expect(page.locator('#sec-02')).toBeInViewport();
  });

  test('2. read steps, then their screen, and the same section in the other language', async ({
    page,
    site,
  }) => {
    await site.open(`${CREATE_A_KEY}#verify`);
    await expect(page.getByRole('article')).toMatchAriaSnapshot(`
      - list:
        - listitem: /\\w/
        - listitem: /\\w/
      - figure:
        - img /\\w/
    `);
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.getByRole('button', {name: LANGUAGES.en.label, exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveAttribute('aria-expanded', 'true');
    const link = page.getByRole('link', {name: LANGUAGES.zh.label, exact: true});
    for (let stop = 0; stop < 2 && !(await link.evaluate((a) => a.matches(':focus'))); stop += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localPath('zh', `${CREATE_A_KEY}#verify`));
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES.zh.htmlLang);
  });

  test('3. go to a page through the menu of a phone', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 844});
    await site.open(CONCEPT);
    const toggle = page.getByRole('button', {name: site.text.toggleNavigation});
    const menu = page.locator('.navbar-sidebar');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu.locator('.navbar-sidebar__close')).toBeFocused();
    // The menu covers the page, so the focus must not reach the page.
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(menu).not.toBeInViewport();
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(menu.locator('.navbar-sidebar__close')).toBeFocused();
    const link = menu.locator(`a[href="${site.path(DELETE_A_KEY)}"]`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site.path(DELETE_A_KEY));
    await expect(menu).not.toBeInViewport();
  });
});

test.describe('Shortcuts of the search', {tag: '@all'}, () => {
  const CTRL_ALT = {ctrlKey: true, altKey: true};

  test('depend on the letter of a Latin keyboard, and on the position of the key on others', async ({
    page,
    site,
    search,
  }) => {
    await site.open(CONCEPT);
    const press = (init: Record<string, string | boolean>) =>
      page.evaluate(
        (key) =>
          !document.body.dispatchEvent(
            new KeyboardEvent('keydown', {...key, bubbles: true, cancelable: true}),
          ),
        init,
      );
    for (const [keyboard, opens, init] of [
      ['Dvorak Ctrl+T, on the key K', false, {key: 't', code: 'KeyK', ctrlKey: true}],
      ['AltGr+K', false, {key: 'k', code: 'KeyK', ...CTRL_ALT}],
      ['Dvorak Ctrl+K', true, {key: 'k', code: 'KeyV', ctrlKey: true}],
      ['Russian Ctrl+K', true, {key: 'л', code: 'KeyK', ctrlKey: true}],
      ['Ctrl+K with Caps Lock', true, {key: 'K', code: 'KeyK', ctrlKey: true}],
      ['Arabic slash', true, {key: 'ظ', code: 'Slash'}],
      ['slash with Shift', true, {key: '/', code: 'Digit7', shiftKey: true}],
      ['slash with AltGr', true, {key: '/', code: 'KeyQ', ...CTRL_ALT}],
    ] as const) {
      expect(await press(init), keyboard).toBe(opens);
      if (!opens) continue;
      await expect(search.input, keyboard).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search.root).toHaveCount(0);
    }
  });

  test('take no key from a field, even in the shadow root of an extension', async ({
    page,
    site,
    search,
  }) => {
    await site.open(CONCEPT);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p class="field" contenteditable></p><p class="field" role="textbox" tabindex="0"></p>',
      );
      const host = document.body.appendChild(document.createElement('div'));
      host.attachShadow({mode: 'open'}).innerHTML = '<p><input class="field"></p>';
    });
    const fields = page.locator('.field');
    await expect(fields).toHaveCount(3);
    for (const field of await fields.all()) {
      await field.focus();
      await page.keyboard.press('/');
      await expect(page.locator('[data-obis-search-button][aria-busy=true]')).toHaveCount(0);
      await expect(search.root).toHaveCount(0);
    }
  });
});

test.describe('The focus returns', () => {
  test('from the search, to where it was', {tag: '@all'}, async ({page, site, search}) => {
    await site.open(CREATE_A_KEY);
    const link = page.getByRole('article').locator('p > a').first();
    await link.focus();
    await search.open();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await search.open();
    await page.mouse.click(4, 700);
    await expect(search.root).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test(
    'from the search, to the text that was clicked',
    {tag: '@all'},
    async ({page, site, search}) => {
      await site.open(CREATE_A_KEY);
      const heading = page.getByRole('article').locator('h2').nth(1);
      await heading.click();
      await search.open();
      await page.keyboard.press('Escape');
      await expect(search.root).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(heading.locator('a')).toBeFocused();
    },
  );

  test(
    'from the search to the menu of a phone, which stays open',
    {tag: '@all'},
    async ({page, site, search}) => {
      await page.setViewportSize({width: 390, height: 844});
      await site.open(CONCEPT);
      await page.getByRole('button', {name: site.text.toggleNavigation}).press('Enter');
      const close = page.locator('.navbar-sidebar__close');
      await expect(close).toBeFocused();
      await search.open();
      await page.keyboard.press('Escape');
      await expect(search.root).toHaveCount(0);
      await expect(close).toBeFocused();
      // A wide window has no menu and no button for it.
      await page.setViewportSize({width: 1280, height: 800});
      await expect(page.locator('.navbar__items :focus, .navbar__items:focus')).toHaveCount(1);
    },
  );
});

test(
  'The field for codes shows nothing new while an input method composes a character',
  {tag: '@all'},
  async ({page, site}) => {
    const session = await page.context().newCDPSession(page);
    await site.open('/');
    const field = page.locator('#code-field');
    const content = page.getByRole('main');
    const before = await content.innerText();
    await field.focus();
    for (const text of ['C', 'CERT-0']) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      await expect(field).toHaveValue(text);
    }
    expect(await content.innerText()).toBe(before);
    await session.send('Input.insertText', {text: 'CERT-02'});
    await expect(field).toHaveValue('CERT-02');
    await expect.poll(() => content.innerText()).not.toBe(before);
  },
);

test.describe('Forced colours', {tag: '@all'}, () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('a picture stands on the ground for which it was drawn', async ({page, site}) => {
    await site.open('/obis/reference/boards-and-labels');
    const pictures = page.locator('.markdown figure img:visible');
    await expect(pictures).not.toHaveCount(0);
    // The contrast theme of the test is dark, and the colour mode of the site is light.
    for (const picture of await pictures.all())
      await expect(picture).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('the selected search result, its matched words and the current section are recognisable', async ({
    page,
    site,
    search,
  }) => {
    await site.open(CREATE_A_KEY);
    const bar = (link: string) =>
      page
        .locator(link)
        .first()
        .evaluate((element) => getComputedStyle(element).borderLeftColor);
    // At the top of the page no section is current, so go to the last one.
    await page.locator('.table-of-contents__link').last().click();
    await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
    const other = await bar('.table-of-contents__link:not(.table-of-contents__link--active)');
    expect(await bar('.table-of-contents__link--active')).not.toBe(other);

    await search.find(site.text.broadQuery);
    const selected = page.locator('.DocSearch-Hit[aria-selected="true"]');
    await expect(selected.locator('a')).toHaveCSS('outline-style', 'solid');
    const mark = selected.locator('mark').first();
    const [ink, ground] = await mark.evaluate((element) => {
      const {color, backgroundColor} = getComputedStyle(element);
      return [color, backgroundColor];
    });
    expect(ink).not.toBe(ground);
    await expect(page.locator('.DocSearch-Modal')).toHaveCSS('border-style', 'solid');
  });
});
