/** Return the path of the PDF book of a language, relative to the base URL. */
export const bookPdfPath = (locale: string): string => `books/obis-manual-${locale}.pdf`;

/** The last segments of the routes of pages that are also single PDF files. Readers hang them at a station, or sign them. */
export const PDF_PAGES = ['operator-card', 'checklists', 'incidents'] as const;

/** Return the path of the PDF file of a page, relative to the base URL. */
export const pagePdfPath = (name: (typeof PDF_PAGES)[number], locale: string): string =>
  `books/${name}-${locale}.pdf`;
