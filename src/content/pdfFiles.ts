/** Return the path of the PDF book of a language, relative to the base URL. */
export const bookPdfPath = (locale: string): string => `books/obis-manual-${locale}.pdf`;

/** The routes of pages that are also single PDF files. Readers hang them at a station, or sign them. */
export const PDF_PAGES: readonly string[] = [
  '/obis/reference/operator-card',
  '/obis/reference/checklists',
  '/obis/reference/incidents',
];

/** Return the path of the PDF file of a page, relative to the base URL. The file has the last segment of the route as its name. */
export const pagePdfPath = (route: string, locale: string): string =>
  `books/${route.replace(/^.*\//, '')}-${locale}.pdf`;
