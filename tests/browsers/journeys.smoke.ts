import {expect, test} from './smoke';
import {TEXTS} from '../fixtures/texts';

const CONCEPT = 'obis/feature-guide/kms/overview';
const PROCEDURE = 'obis/feature-guide/kms/delete-a-key';
const MODAL = '.DocSearch-Modal';
const FIELD = `${MODAL} input`;
const HIT = `${MODAL} [role=treeitem] a`;
const SEARCH_BUTTON = '[data-obis-search-button]';

test('reads a page', async ({reader}) => {
  await reader.opens(PROCEDURE);
  await reader.sees('main h1');
  await reader.seesText('main h1', 'Delete a key');
  await reader.sees('main .theme-admonition-danger');
  await reader.sees('.theme-doc-sidebar-menu .menu__link--active[aria-current=page]');
  await reader.sees('.table-of-contents a[href="#steps"]');
});

test('goes on by a link of the menu, the breadcrumbs and to the next page', async ({reader}) => {
  await reader.opens(CONCEPT);
  await reader.clicks(`.theme-doc-sidebar-menu ${reader.link(PROCEDURE)}`);
  await reader.seesAddress(PROCEDURE);
  await reader.seesText('main h1', 'Delete a key');
  await reader.clicks('.pagination-nav__link--prev');
  await reader.seesText('main h1', 'Check keys');
  await reader.clicks(`.markdown ${reader.link('obis/feature-guide/kms/create-a-key')}`);
  await reader.seesText('main h1', 'Create a key');
  await reader.clicks(`.breadcrumbs ${reader.link('')}`);
  await reader.seesAddress('');
});

test('jumps to a section by the table of contents', async ({reader}) => {
  await reader.opens(PROCEDURE);
  await reader.clicks('.table-of-contents a[href="#schedule"]');
  await reader.seesAddress(`${PROCEDURE}#schedule`);
  await reader.sees('#schedule');
});

test('switches the language and stays in the section', async ({reader}) => {
  await reader.opens(`${PROCEDURE}#schedule`);
  // The navbar is hidden until the reader scrolls up.
  await reader.browser.run(() => scrollBy({top: -40, behavior: 'instant'}));
  await reader.sees('.navbar');
  await reader.hovers('.navbar .dropdown:has([lang=zh-CN]) .navbar__link');
  await reader.clicks('.navbar .dropdown__menu [lang=zh-CN]');
  await reader.seesAddress(`zh/${PROCEDURE}#schedule`);
  await reader.seesReadyPage();
  await reader.sees('#schedule');
  await reader.seesText('main h1', '删除密钥');
});

test('keeps the colour mode after a reload', async ({reader}) => {
  const colour = () => reader.browser.run(() => getComputedStyle(document.documentElement).color);
  await reader.opens(CONCEPT);
  await reader.sees('[data-theme=light] .navbar');
  const light = await colour();
  await reader.clicks('[class*=colorModeToggle] button');
  await reader.sees('[data-theme=dark] .navbar');
  await reader.reloads();
  await reader.sees('[data-theme=dark] .navbar');
  expect(await colour()).not.toBe(light);
});

for (const [lang, folder, query] of [
  ['en', '', 'KMS'],
  ['zh', 'zh/', '密钥'],
] as const) {
  test(`searches in ${lang} with keys`, async ({reader}) => {
    const {browser} = reader;
    await reader.opens(`${folder}${CONCEPT}`);
    await browser.press('Control+k');
    await reader.sees(FIELD);
    await browser.press('Escape');
    await reader.seesNo(MODAL);
    await reader.clicks(SEARCH_BUTTON);
    await reader.sees(FIELD);
    await browser.type('zzzz');
    await reader.seesText(MODAL, TEXTS[lang].noResultsFor);
    const without = await browser.screenshot();
    await browser.press('Control+a');
    await browser.type(query);
    await reader.sees(HIT);
    // WebKit laid the modal out, answered the pointer there and did not paint it: only a picture tells.
    expect(without.equals(await browser.screenshot()), 'results are painted').toBe(false);
    const first = await browser.run(
      (hit) => document.querySelector(hit)?.getAttribute('href'),
      HIT,
    );
    await browser.press('Enter');
    await reader.seesNo(MODAL);
    await expect.poll(() => reader.address()).toBe(first);
  });
}

test('searches by an address', async ({reader}) => {
  await reader.opens('search?q=CSR');
  await reader.sees('main input[type=search]');
  await reader.sees('main article a, main li a[href*="csr"], main h2 a');
});

test('keeps a checklist after a reload', async ({reader}) => {
  const ticked = () =>
    reader.browser.run(
      () =>
        [...document.querySelectorAll<HTMLInputElement>('main [type=checkbox]')].filter(
          (box) => box.checked,
        ).length,
    );
  await reader.opens('obis/get-started/basic-operation-procedures');
  await reader.clicks('main li:nth-child(1) > [type=checkbox]');
  await reader.clicks('main li:nth-child(2) > [type=checkbox]');
  await expect.poll(ticked).toBe(2);
  await reader.reloads();
  await expect.poll(ticked).toBe(2);
});

test('shows what a term means', async ({reader}) => {
  await reader.opens(CONCEPT);
  await reader.hovers('main .markdown a[aria-describedby]');
  await reader.sees('[role=tooltip]:not([hidden])');
  await reader.browser.press('Escape');
  await reader.seesNo('[role=tooltip]:not([hidden])');
});

test('copies code', async ({reader}) => {
  await reader.opens('markdown-features');
  await reader.hovers('.theme-code-block');
  await reader.clicks('.theme-code-block button');
  await reader.sees('.theme-code-block button[class*=Copied]');
});

test('opens the menu of a phone', async ({reader}) => {
  await reader.browser.resize(390, 844);
  await reader.opens(PROCEDURE);
  expect(
    await reader.browser.run(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await reader.clicks('.navbar__toggle');
  await reader.sees('.navbar-sidebar__back');
  await reader.clicks(`.navbar-sidebar ${reader.link(CONCEPT)}`);
  await reader.seesAddress(CONCEPT);
  await reader.seesNo('.navbar-sidebar__back');
});

test('opens tabs and details', async ({reader}) => {
  await reader.opens('markdown-features#tabs');
  await reader.clicks('[role=tab][aria-selected=false]');
  await reader.sees('[role=tab]:nth-child(2)[aria-selected=true]');
  await reader.sees('[role=tabpanel]:not([hidden])');
  await reader.clicks('main details > summary');
  await reader.sees('main details[open] > :not(summary)');
});

for (const [lang, folder] of [
  ['en', ''],
  ['zh', 'zh/'],
] as const) {
  test(`is told in ${lang} that there is no such page`, async ({reader}) => {
    await reader.opens(`${folder}no/such/page`);
    await reader.seesText('main h1', TEXTS[lang].notFound);
  });
}

test.describe('With storage blocked', () => {
  test.use({condition: 'storage blocked'});

  test('reads, ticks, searches and changes the colours', async ({reader}) => {
    reader.expected = /Docusaurus browser storage is not available/;
    await reader.opens('obis/get-started/basic-operation-procedures');
    await reader.clicks('main li:nth-child(1) > [type=checkbox]');
    await reader.sees('main [type=checkbox]:checked');
    await reader.clicks('[class*=colorModeToggle] button');
    await reader.sees('[data-theme=dark] .navbar');
    await reader.clicks(SEARCH_BUTTON);
    await reader.sees(FIELD);
    await reader.browser.type('KMS');
    await reader.sees(HIT);
  });
});

test.describe('With scripts blocked', () => {
  test.use({condition: 'scripts blocked'});

  test('reads and follows links', async ({reader}) => {
    await reader.opensPlain(CONCEPT);
    await reader.seesText('main h1', 'Key management overview');
    await reader.clicks(`.theme-doc-sidebar-menu ${reader.link(PROCEDURE)}`);
    await reader.seesAddress(PROCEDURE);
    await reader.seesText('main h1', 'Delete a key');
  });
});
