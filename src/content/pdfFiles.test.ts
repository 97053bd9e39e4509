import {expect, it} from 'vitest';
import {checkPdfPages, pagePdfPath} from './pdfFiles';

it('names the PDF file of a page after the last segment of its route', () => {
  expect(pagePdfPath('/obis/reference/operator-card', 'zh')).toBe('books/operator-card-zh.pdf');
});

it('refuses a PDF page that does not exist, with its file, its address and the fix', () => {
  const check = () => checkPdfPages(new Set(['/obis/card']), ['/obis/card', '/obis/crad']);
  expect(check).toThrow(
    /^src\/content\/pdfFiles\.ts: there is no page \/obis\/crad\. Fix: .*PDF_PAGES/,
  );
});

it('accepts PDF pages that exist', () => {
  expect(() => checkPdfPages(new Set(['/obis/card', '/obis/other']), ['/obis/card'])).not.toThrow();
});
