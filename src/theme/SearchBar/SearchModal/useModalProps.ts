import {type RefObject, useMemo} from 'react';
import type {DocSearchHit, DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createModalClient, type SearchOutcome} from '@site/src/plugins/search/algolia/modalClient';
import {rememberRecent, savedHeading} from '@site/src/plugins/search/algolia/savedHit';
import {cleanSavedSearches} from '@site/src/plugins/search/algolia/savedSearches';
import {getSearchClient} from '@site/src/plugins/search/algolia/searchClient';
import {useFacetFilters} from '@site/src/plugins/search/algolia/useFacetFilters';
import {useMissingResultsUrl} from '@site/src/plugins/search/algolia/useMissingResultsUrl';
import {useSearchSettings} from '@site/src/plugins/search/algolia/useSearchSettings';
import translations from '@theme/SearchTranslations';
import {withHeadingPath} from './headingPath';
import {createHit, type ShownHit} from './Hit';
import {createResultsFooter} from './ResultsFooter';
import {isComposing} from './useComposition';

type Options = {
  frame: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  onOutcome: (outcome: SearchOutcome) => void;
};

type ModalProps = Omit<DocSearchModalProps, 'initialScrollY' | 'initialQuery' | 'onClose'>;

function availableStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * The modal's props. They keep their identity while the modal is open: a new one makes it throw away its state.
 * What the modal will read from storage is cleaned here, before its first render.
 */
export function useModalProps({frame, onClose, onOutcome}: Options): ModalProps {
  const settings = useSearchSettings();
  const {algolia} = useAlgoliaThemeConfig();
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const getMissingResultsUrl = useMissingResultsUrl();
  const facetFilters = useFacetFilters();

  return useMemo((): ModalProps => {
    cleanSavedSearches(availableStorage(), algolia.indexName);
    const remember = (hit: ShownHit) => {
      const saved = savedHeading(hit);
      if (saved) {
        rememberRecent(availableStorage(), algolia.indexName, saved);
      }
    };
    return {
      appId: algolia.appId,
      apiKey: algolia.apiKey,
      indexName: algolia.indexName,
      insights: algolia.insights,
      placeholder: translations.placeholder,
      translations: translations.modal,
      searchParameters: {...algolia.searchParameters, facetFilters},
      hitComponent: createHit(remember),
      getMissingResultsUrl,
      transformItems: (items: DocSearchHit[]) =>
        items.map((item) => withHeadingPath({...item, url: processUrl(item.url)})),
      transformSearchClient: () => {
        const client = getSearchClient(settings);
        client.addAlgoliaAgent('docusaurus', docusaurusVersion);
        return createModalClient(client, {
          isComposing: () => isComposing(frame.current),
          isCurrent: (query) => frame.current?.querySelector('input')?.value === query,
          onOutcome,
        });
      },
      navigator: {
        navigate: ({itemUrl, item}) => {
          remember(item);
          if (isRegexpStringMatch(algolia.externalUrlRegex, itemUrl)) {
            window.location.href = itemUrl;
          } else {
            history.push(itemUrl);
          }
        },
      },
      ...(algolia.searchPagePath && {resultsFooterComponent: createResultsFooter(onClose)}),
    };
  }, [
    algolia,
    docusaurusVersion,
    facetFilters,
    frame,
    getMissingResultsUrl,
    history,
    onClose,
    onOutcome,
    processUrl,
    settings,
  ]);
}
