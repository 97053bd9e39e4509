import {expect, it} from 'vitest';
import {pagePdfPath} from './pdfFiles';

it('names the PDF file of a page after the last segment of its route', () => {
  expect(pagePdfPath('/obis/reference/operator-card', 'zh')).toBe('books/operator-card-zh.pdf');
});
