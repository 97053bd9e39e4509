import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {INDEX_FILE} from '../shared/searchIndex';
import type {SearchSettings} from './searchClient';

/** Return the settings of the search from the configuration of the site. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => {
    const {appId, apiKey, indexName} = (siteConfig.themeConfig as ThemeConfig).algolia;
    return {
      appId,
      apiKey,
      indexName,
      mode: siteConfig.customFields?.searchMode === 'hosted' ? 'hosted' : 'embedded',
      indexUrl: `${siteConfig.baseUrl}${INDEX_FILE}`,
    };
  }, [siteConfig]);
}
