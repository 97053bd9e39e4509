import {readFileSync} from 'node:fs';
import path from 'node:path';
import {OPERATOR_CARD} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

const source = readFileSync(path.resolve(__dirname, `../../docs${OPERATOR_CARD}.mdx`), 'utf8');
const parts = source.match(/^<CardPart /gm)?.length ?? 0;

test(
  'The operator card prints on two sides of A4, the station codes on two, and the rest of the page on none',
  {tag: '@both'},
  async ({page, site}) => {
    await site.open(OPERATOR_CARD);
    const printing = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('beforeprint', resolve, {once: true})),
    );
    await page.getByRole('button', {name: site.text.printPage}).click();
    await printing;
    const pdf = (await page.pdf({preferCSSPageSize: true})).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    await page.emulateMedia({media: 'print'});
    expect(parts).toBeGreaterThan(0);
    await expect(page.getByRole('group').getByRole('heading')).toHaveCount(parts);
    await expect(page.getByRole('rowheader', {name: 'SEC-02'})).toBeVisible();
    await expect(page.getByRole('rowheader', {name: 'SYNC-01'})).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeHidden();
  },
);
