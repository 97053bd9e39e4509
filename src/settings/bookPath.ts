/** Return where the PDF book of a language is, below the base URL. */
export const bookPath = (locale: string): string => `books/obis-manual-${locale}.pdf`;
