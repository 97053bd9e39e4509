import path from 'node:path';
import {loadModel} from '../../src/plugins/product-model/loadModel';
import {CONCEPT, ERROR_CODES, DELETE_A_KEY} from '../fixtures/routes';
import {expect, test, type Site} from '../fixtures/test';

const model = loadModel(path.resolve(__dirname, '../..'));

/** Return the name of a role, such as `site-engineer`. */
const nameOf = (role: string, lang: Site['lang']): string =>
  model.glossary.flatMap(({terms}) => terms).find(({id}) => id === role)?.[lang] ?? '';

/** Return what the answer to an error code says: the verdict, and the name of the person to call. */
function answerTo(errorCode: string, {lang, text}: Site): {verdict: string; person: string} {
  const error = model.errors.flatMap(({errors}) => errors).find(({code}) => code === errorCode);
  if (!error?.verdict || !error.contact) {
    throw new Error(`data/errors has no station code ${errorCode}. Fix: use another code here.`);
  }
  const person = nameOf(error.contact, lang);
  return {verdict: text.verdicts[error.verdict].replace('{who}', person), person};
}

test.describe('The error code of a red tile', () => {
  test('is found on the landing page in every spelling', {tag: '@both'}, async ({page, site}) => {
    const {verdict, person} = answerTo('SEC-02', site);
    await site.open('/');
    const field = page.locator('#code-field');
    const answer = page.getByRole('article').filter({hasText: 'SEC-02'});
    await field.fill('ｓｅｃ ０２');
    await expect(answer).toContainText(verdict);
    await expect(answer).toContainText(person);
    await field.fill('sec02');
    const row = site.path(`${ERROR_CODES}#sec-02`);
    await expect(answer.locator(`a[href="${row}"]`)).toBeVisible();
  });

  test(
    'is kept when its answer leads to the operator card, which goes before the answer, and on the way back',
    {tag: '@both'},
    async ({page, site}) => {
      await site.open('/');
      const field = page.locator('#code-field');
      const answer = page.getByRole('article').filter({hasText: 'SEC-02'});
      await field.fill('SEC-02');
      await answer.getByRole('link', {name: site.text.cardRules}).click();
      await expect(page.locator('#red')).toBeInViewport();
      await expect(field).toHaveValue('SEC-02');
      await expect(answer.last()).toContainText(answerTo('SEC-02', site).verdict);
      await page.goBack();
      await expect(page).toHaveURL(site.path('/'));
      await expect(field).toHaveValue('SEC-02');
    },
  );

  test(
    'leads to a person to call and to similar codes if the manual does not have it',
    {tag: '@both'},
    async ({page, site}) => {
      await site.open('/');
      const field = page.locator('#code-field');
      await field.fill('VERIFY-99');
      await expect(page.getByRole('main')).toContainText(site.text.unknownCode);
      await expect(page.getByRole('main')).toContainText(nameOf('site-engineer', site.lang));
      await page.getByRole('link', {name: /^VERIFY-02/}).click();
      await expect(page.getByRole('article').filter({hasText: 'VERIFY-02'})).toBeVisible();
      await expect(field).toHaveValue('VERIFY-02');
      // Other letters.
      await field.fill('KEX-1');
      await expect(page.getByRole('main')).toContainText(site.text.unknownCode);
      await expect(page.getByRole('link', {name: /^KEY-01/})).toBeVisible();
    },
  );

  test(
    'has a field that also searches for words, even for words with what may be a code',
    {tag: '@both'},
    async ({page, site}) => {
      await site.open('/');
      const field = page.locator('#code-field');
      await field.fill('scan 1 code');
      await expect(page.getByRole('article').filter({hasText: 'SCAN-01'})).toBeVisible();
      await expect(page.locator('main a[href*="/search?q="]')).toHaveText(/scan 1 code/);
      // Words without a code show the best hits, and Enter shows all.
      const procedure = new RegExp(`^${site.path(DELETE_A_KEY)}(#|$)`);
      await field.fill(site.text.narrowQuery);
      const hits = page.locator('section:has(#code-field) ul a');
      await expect(hits.first()).toHaveAttribute('href', procedure);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(page.locator('main ol a').first()).toHaveAttribute('href', procedure);
    },
  );

  test('has its answer on one screen of a phone above the keyboard, the verdict first', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({width: 390, height: 440});
    await site.open('/');
    const field = page.locator('#code-field');
    await expect(field).toBeInViewport({ratio: 1});
    await field.pressSequentially('verify02');
    const answer = page.getByRole('article').filter({hasText: 'VERIFY-02'});
    const verdict = answer.getByText(answerTo('VERIFY-02', site).verdict);
    await expect(verdict).toBeInViewport({ratio: 1});
    const action = verdict.locator('xpath=../following-sibling::*[1]');
    await expect(action).toBeInViewport({ratio: 1});
  });

  test('has a row in a table, whose cells are all inside the screen of a phone', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await site.open(`${ERROR_CODES}#verify-01`);
    const row = page.locator('#verify-01');
    await expect(row).toBeInViewport();
    await expect(row).toContainText('VERIFY-01');
    // On a phone the cells of a row are stacked like a card.
    const cells = await row.getByRole('cell').evaluateAll((all) =>
      all.map((cell) => {
        const {left, right} = cell.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      }),
    );
    // What to do, which names the person to call, and the cause.
    expect(cells).toHaveLength(2);
    expect(cells).not.toContain(false);
  });
});

test.describe('The search', {tag: '@search'}, () => {
  test('shows the explanation of a code above the results, in the modal and on the search page', async ({
    page,
    site,
    search,
  }) => {
    await site.open(CONCEPT);
    await search.find('SEC-02');
    const expected = await search.hrefs();
    const answer = search.root.getByRole('article');
    await search.input.fill('');
    await expect(answer).toHaveCount(0);
    // A pasted code with a minus sign, a zero-width space, and punctuation around it.
    await search.find('「SEC−\u200b02」。');
    await expect(answer).toContainText('SEC-02');
    await expect.poll(() => search.hrefs()).toEqual(expected);
    const first = await search.options.first().boundingBox();
    expect((await answer.boundingBox())?.y).toBeLessThan(first?.y ?? 0);
    await site.open(`/search?q=${encodeURIComponent('(sec02).')}`);
    await expect(page.getByRole('main').getByRole('article')).toContainText('SEC-02');
    // An operator whose tile shows a code that the manual does not have must stop, too.
    await site.open('/search?q=ABCD-99');
    await expect(page.getByRole('main')).toContainText(site.text.unknownCode);
  });

  test(
    'offers error codes and tasks before a query is typed',
    {tag: '@all'},
    async ({page, site, search}) => {
      await site.open(CONCEPT);
      await search.open();
      const start = search.root.locator('.obis-search-start');
      const tile = start.getByRole('link', {name: /^SEC /});
      const section = (await tile.getAttribute('href')) ?? '';
      await tile.click();
      await expect(page).toHaveURL(new RegExp(`${section}$`));
      await expect(page.locator('#sec-02')).toBeInViewport();
      await search.open();
      const tasks = start.locator('p ~ ul').last().getByRole('link');
      await expect(tasks, 'EmptyQuery.tsx shows the first six tasks').toHaveCount(6);
      const href = (await tasks.last().getAttribute('href')) ?? '';
      await tasks.last().click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(search.root).toHaveCount(0);
    },
  );
});
