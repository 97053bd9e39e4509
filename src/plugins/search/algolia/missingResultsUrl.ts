/**
 * The company's contact page with the query and the language. Parameters and the hash of the configured address stay.
 * @example missingResultsUrl('https://a.example/help?from=docs#form', 'kcv', 'en')
 * // 'https://a.example/help?from=docs&query=kcv&language=en#form'
 */
export function missingResultsUrl(companyUrl: string, query: string, language: string): string {
  const url = new URL(companyUrl);
  url.searchParams.set('query', query);
  url.searchParams.set('language', language);
  return url.href;
}
