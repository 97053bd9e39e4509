import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {missingResultsUrl} from './missingResultsUrl';

/** Gives the address behind 'Let us know.'. */
export function useMissingResultsUrl(): (request: {query: string}) => string {
  const {siteConfig, i18n} = useDocusaurusContext();
  const companyUrl = String(siteConfig.customFields?.companyUrl);
  return useCallback(
    ({query}) => missingResultsUrl(companyUrl, query, i18n.currentLocale),
    [companyUrl, i18n.currentLocale],
  );
}
