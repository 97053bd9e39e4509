import fs from 'node:fs';
import path from 'node:path';
import {CONCEPT, GLOSSARY, PROCEDURE} from '../fixtures/routes';
import {expect, test, waitForHydration} from '../fixtures/test';

/** A page with tabs, the id of a tab in the back, and words that only this tab has. */
const TABS = '/obis/programming-client/installation';
const TAB = 'install-ubuntu';
const IN_TAB = readCommand(path.resolve(__dirname, `../../build${TABS}.md`));

function readCommand(file: string): string {
  const [command] = /sudo apt install \.\/\S+/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  if (!command) throw new Error(`${file} has no "sudo apt install". Fix: use other words here.`);
  return command;
}

/** A page with a heading in a closed `<details>` element. */
const FOLD = '/markdown-features';

test.describe('A target that is hidden is shown', () => {
  test('in a tab: by a result of the search, by Back, and by the address', async ({
    page,
    site,
    search,
  }) => {
    const panel = page.locator(`#${TAB}`);
    const otherTab = page.locator(`.tabs-container:has(#${TAB}) [role=tab]`).first();
    await site.open(CONCEPT);
    await search.find(IN_TAB);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${TABS}#${TAB}$`));
    await expect(panel.getByText(IN_TAB)).toBeInViewport();
    await expect(otherTab).toHaveAttribute('aria-selected', 'false');

    await otherTab.click();
    await expect(panel).toBeHidden();
    await page.locator('.theme-doc-toc-desktop a').last().click();
    await page.goBack();
    await expect(panel.getByText(IN_TAB)).toBeInViewport();

    await otherTab.click();
    await page.reload();
    await expect(panel.getByText(IN_TAB)).toBeInViewport();
    await expect(panel).toBeFocused();
  });

  // The browser opens such a tab after it has scrolled. People write error codes, which are ids, in capitals.
  test(
    'in a tab that the browser has remembered, by an id in capitals',
    {tag: '@all'},
    async ({page, site}) => {
      await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os', 'ubuntu'));
      await site.open(`${TABS}#${TAB.toUpperCase()}`);
      await expect(page.locator(`#${TAB}`).getByText(IN_TAB)).toBeInViewport();
    },
  );

  test('in a fold: by the contents, twice', {tag: '@all'}, async ({page, site}) => {
    await site.open(FOLD);
    const answer = page.locator('main details').last();
    const link = page.locator('.theme-doc-toc-desktop a[href="#older-rule"]');
    for (let time = 0; time < 2; time++) {
      await link.click();
      await expect(answer).toHaveAttribute('open');
      await expect(answer.locator('p').first()).toBeInViewport();
      await answer.locator('summary').click({position: {x: 4, y: 16}});
      await expect(answer).not.toHaveAttribute('open');
    }
  });
});

test(
  'The find bar of the browser finds text in a tab in the back',
  {tag: '@all'},
  async ({page, site}) => {
    // A text fragment makes the browser search, as its find bar does. Scripts cannot open the bar.
    await site.open(TABS);
    const find = (words: string) =>
      page.evaluate((text) => {
        const link = Object.assign(document.createElement('a'), {href: `#:~:text=${text}`});
        document.body.append(link);
        link.click();
      }, encodeURIComponent(words));
    await find('sudo apt install');
    await expect(page.getByText(IN_TAB)).toBeInViewport();
  },
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({javaScriptEnabled});

    test(
      'everything that is hidden on the screen is on paper, each tab below its label',
      {tag: javaScriptEnabled ? [] : '@all'},
      async ({page, site}) => {
        for (const pathname of [TABS, FOLD]) {
          await page.goto(site.path(pathname));
          if (javaScriptEnabled) await waitForHydration(page);
          await page.emulateMedia({media: 'print'});
          const missing = await page.locator('main details, [role=tabpanel]').evaluateAll((parts) =>
            parts.filter((part) => {
              const label = part.getAttribute('aria-label');
              const {content} = getComputedStyle(part, '::before');
              const isLabelled = !label || content === JSON.stringify(label);
              return !isLabelled || !part.lastElementChild?.checkVisibility();
            }),
          );
          expect(missing).toEqual([]);
        }
      },
    );
  });
}

test.describe('In a large window', () => {
  test.use({viewport: {width: 1920, height: 950}});

  for (const pathname of [PROCEDURE, TABS, GLOSSARY]) {
    test(
      `the contents mark each entry that is clicked, and the last one at the end of the page: ${pathname}`,
      {tag: '@all'},
      async ({page, site}) => {
        await site.open(pathname);
        const marked = /table-of-contents__link--active/;
        const links = page.locator('.theme-doc-toc-desktop a');
        const last = (await links.count()) - 1;
        for (const at of [0, last - 2, last - 1, last]) {
          const link = links.nth(at);
          await link.click();
          await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
          await expect(link).toHaveClass(marked);
        }
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect(links.nth(last)).not.toHaveClass(marked);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expect(links.nth(last)).toHaveClass(marked);
        await expect(links.nth(last)).toBeInViewport();
      },
    );
  }
});
