import {getDocumentProxy} from 'unpdf';
import {settings} from '../../site.settings';
import {expect, test} from '../fixtures/test';

/** Height in points above which a sheet of A4 may have only its running head. The top margin is 18 mm (src/css/print.css). */
const TOP = 842 - 51;

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test(
    'each printed sheet shows the title, and in a draft that it is one, above the text, the address and the sheet number',
    {tag: '@both'},
    async ({page, site}) => {
      const address = site.path('/obis/feature-guide/kms/create-a-key');
      await page.goto(address);
      const title = await page.getByRole('heading', {level: 1}).textContent();
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({format: 'A4'})));
      expect(pdf.numPages).toBeGreaterThan(2);
      for (let number = 1; number <= pdf.numPages; number++) {
        const {items} = await (await pdf.getPage(number)).getTextContent();
        const pieces = items.filter((item) => 'str' in item && item.str.trim() !== '');
        const words = (among: typeof pieces) =>
          among.map((item) => 'str' in item && item.str).join('');
        const above = pieces.filter((item) => 'str' in item && item.transform[5] > TOP);
        const draft = settings.isDraft ? '(?:DRAFT\\.|草稿)' : '$';
        expect(words(above)).toMatch(new RegExp(`OBIS.* ?· ?${title}${draft}`));
        expect(words(pieces)).toContain(address);
        expect(words(pieces)).toContain(`${number} / ${pdf.numPages}`);
      }
    },
  );
});

test(
  'The printed landing page of a draft says that it is one',
  {tag: '@both'},
  async ({page, site}) => {
    await site.open('/');
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({format: 'A4'})));
    const {items} = await (await pdf.getPage(1)).getTextContent();
    const words = items.map((item) => ('str' in item ? item.str : '')).join('');
    expect(/DRAFT\.|草稿/.test(words)).toBe(settings.isDraft);
  },
);

test('A printed checklist has boxes, numbers and lines to sign', async ({page, site}) => {
  await site.open('/obis/reference/checklists');
  await page.emulateMedia({media: 'print'});
  const item = page.locator('.markdown > div > ol > li').first();
  const box = await item.evaluate((element) => {
    const {inlineSize, borderTopWidth} = getComputedStyle(element, '::before');
    return {
      size: inlineSize,
      border: borderTopWidth,
      list: getComputedStyle(element).listStyleType,
    };
  });
  expect(parseFloat(box.size)).toBeCloseTo((5 / 25.4) * 96, 0);
  expect(parseFloat(box.border)).toBeGreaterThanOrEqual(1);
  expect(box.list).toBe('decimal');
  await expect(page.getByText(site.text.signature).first()).toBeVisible();
});
