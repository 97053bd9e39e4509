import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Gives the address behind 'Let us know.': the company's contact page with the query and the language. */
export function useMissingResultsUrl(): (request: {query: string}) => string {
  const {siteConfig, i18n} = useDocusaurusContext();
  const companyUrl = String(siteConfig.customFields?.companyUrl);
  return useCallback(
    ({query}) => {
      const url = new URL(companyUrl);
      url.searchParams.set('query', query);
      url.searchParams.set('language', i18n.currentLocale);
      return url.href;
    },
    [companyUrl, i18n.currentLocale],
  );
}
