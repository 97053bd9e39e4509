import {type ReactNode, useState} from 'react';
import {type DocSearchHit, DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {guardSavedSearches} from '@site/src/plugins/search/client/savedSearches';
import {useResultUrl} from '@site/src/plugins/search/client/useResultUrl';
import {LEVELS} from '@site/src/plugins/search/shared/records';
import translations from '@theme/SearchTranslations';
import Hit from './Hit';
import ResultsFooter from './ResultsFooter';

guardSavedSearches();

/**
 * Change a hit for DocSearch: its link leads to this site without the host, and it is the heading above the text that was found, because
 * DocSearch does not save a text to the recent searches. The snippet of the text stays.
 */
function toSectionHit(hit: DocSearchHit, resultUrl: (url: string) => string): DocSearchHit {
  const url = resultUrl(hit.url);
  const type = LEVELS.findLast((level) => hit.hierarchy[level]) ?? 'lvl1';
  return {...hit, url, type, content: null, objectID: `${url}:${type}`};
}

type Props = Pick<DocSearchModalProps, 'initialQuery' | 'onClose' | 'transformSearchClient'>;

/**
 * Return DocSearch's modal with the settings of this site: the texts, the components for a hit and for the footer,
 * one hit for each section. The element is created once, because DocSearch loses its state when props change.
 */
export function useDocSearch(props: Props): ReactNode {
  const {algolia} = useAlgoliaThemeConfig();
  const resultUrl = useResultUrl();
  const [modal] = useState(() => (
    <DocSearchModal
      {...algolia}
      {...props}
      initialScrollY={window.scrollY}
      placeholder={translations.placeholder}
      translations={translations.modal}
      hitComponent={(props) => <Hit {...props} />}
      resultsFooterComponent={({state}) => <ResultsFooter state={state} onClose={props.onClose} />}
      transformItems={(items: DocSearchHit[]) => items.map((item) => toSectionHit(item, resultUrl))}
    />
  ));
  return modal;
}
