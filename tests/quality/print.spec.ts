import {expect, test} from '../fixtures/test';

test('Print shows what is collapsed on the screen', {tag: '@once'}, async ({page, site}) => {
  await site.open('/markdown-features');
  const folded = page.locator('details').filter({has: page.locator('summary')});
  expect(await folded.count()).toBeGreaterThan(0);
  const heights = () =>
    folded.evaluateAll((all) =>
      all.map((details) => details.querySelector('summary ~ *')?.getBoundingClientRect().height),
    );
  expect((await heights()).every((height) => height === 0)).toBe(true);
  await page.emulateMedia({media: 'print'});
  for (const height of await heights()) expect(height).toBeGreaterThan(10);
});
