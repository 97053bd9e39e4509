import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {INDEX_FILE} from '../shared/indexFile';
import type {SearchSettings} from './searchClient';

/** The settings of the search client, from the site's configuration. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig, i18n} = useDocusaurusContext();
  return useMemo(() => {
    const {appId, apiKey, indexName} = (siteConfig.themeConfig as ThemeConfig).algolia;
    return {
      appId,
      apiKey,
      indexName,
      mode: siteConfig.customFields?.searchMode === 'hosted' ? 'hosted' : 'embedded',
      language: i18n.currentLocale,
      indexUrl: `${siteConfig.baseUrl}${INDEX_FILE}`,
    };
  }, [siteConfig, i18n]);
}
