import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

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

/** Gives the address behind 'Let us know.'. */
export function useMissingResultsUrl(): (request: {query: string}) => string {
  const {siteConfig, i18n} = useDocusaurusContext();
  const companyUrl = String(siteConfig.customFields?.companyUrl);
  return useCallback(
    ({query}) => missingResultsUrl(companyUrl, query, i18n.currentLocale),
    [companyUrl, i18n.currentLocale],
  );
}
