import {type ReactNode, useMemo} from 'react';
import {DocSearchModal, type DocSearchHit} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createModalClient, type SearchEvents} from '@site/src/plugins/search/algolia/modalClient';
import {cleanSavedSearches, rememberRecent} from '@site/src/plugins/search/algolia/savedSearches';
import {getSearchClient} from '@site/src/plugins/search/algolia/searchClient';
import {useSearchParameters} from '@site/src/plugins/search/algolia/useSearchParameters';
import {useSearchSettings} from '@site/src/plugins/search/algolia/useSearchSettings';
import translations from '@theme/SearchTranslations';
import {createHit, type ShownHit} from './Hit';
import {createResultsFooter} from './ResultsFooter';

type Options = {initialQuery: string; onClose: () => void; events: SearchEvents};

function availableStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** DocSearch's modal. One element as long as it is open: new props make it throw away its state. */
export function useDocSearch({initialQuery, onClose, events}: Options): ReactNode {
  const settings = useSearchSettings();
  const {algolia} = useAlgoliaThemeConfig();
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const searchParameters = useSearchParameters();

  return useMemo(() => {
    const {appId, apiKey, indexName, insights, externalUrlRegex} = algolia;
    cleanSavedSearches(availableStorage(), indexName);
    const remember = (hit: ShownHit) => rememberRecent(availableStorage(), indexName, hit);
    return (
      <DocSearchModal
        {...{appId, apiKey, indexName, insights, searchParameters, initialQuery, onClose}}
        initialScrollY={window.scrollY}
        placeholder={translations.placeholder}
        translations={translations.modal}
        hitComponent={createHit(remember)}
        resultsFooterComponent={algolia.searchPagePath ? createResultsFooter(onClose) : () => null}
        transformItems={(items: DocSearchHit[]) =>
          items.map((item) => ({...item, url: processUrl(item.url)}))
        }
        transformSearchClient={() => {
          const client = getSearchClient(settings);
          client.addAlgoliaAgent('docusaurus', docusaurusVersion);
          return createModalClient(client, events);
        }}
        navigator={{
          navigate: ({itemUrl, item}) => {
            remember(item);
            if (isRegexpStringMatch(externalUrlRegex, itemUrl)) {
              window.location.href = itemUrl;
            } else {
              history.push(itemUrl);
            }
          },
        }}
      />
    );
  }, [
    algolia,
    docusaurusVersion,
    events,
    history,
    initialQuery,
    onClose,
    processUrl,
    searchParameters,
    settings,
  ]);
}
