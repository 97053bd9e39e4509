/** Return where the PDF book of a language is, below the base URL. */
export const bookPath = (locale: string): string => `books/obis-manual-${locale}.pdf`;

/** The ends of the addresses of pages that are also PDF files of their own. They hang at a station, or are signed. */
export const SHEETS = ['operator-card', 'checklists', 'incidents'] as const;

/** Return where the PDF file of a page is, below the base URL. */
export const sheetPath = (name: (typeof SHEETS)[number], locale: string): string =>
  `books/${name}-${locale}.pdf`;
