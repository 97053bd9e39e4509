import {expect, test} from '../fixtures/test';

const PAGE = '/markdown-features';

test.describe('Code blocks', () => {
  test('are coloured in the document itself for both colour modes, with title, highlighted line and copy button', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(PAGE);
    const number = page.locator('.language-json .token.number').first();
    const html = await (await page.request.get(site.path(PAGE))).text();
    expect(html).toMatch(/<span class="token number">1<\/span>/);
    await expect(number).toHaveCSS('color', 'rgb(154, 74, 0)');
    await page.getByRole('button', {name: site.text.colorMode}).click();
    await expect(number).toHaveCSS('color', 'rgb(240, 178, 122)');

    const block = page.locator('.theme-code-block.language-json').last();
    await expect(block.getByText('result.json')).toBeVisible();
    const marked = block.locator('.theme-code-block-highlighted-line');
    await expect(marked).toHaveText('  "result": "pass",');
    await block.hover();
    await block.getByRole('button').last().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('{\n  "serialNumber": "A1B2C3D4E5F6",\n  "result": "pass",\n  "attempts": 1\n}');
  });
});
