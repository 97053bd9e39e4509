import {type ReactNode, useState} from 'react';
import {type DocSearchHit, DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {guardSavedSearches} from '@site/src/plugins/search/client/savedSearches';
import {useResultUrl} from '@site/src/plugins/search/client/useResultUrl';
import translations from '@theme/SearchTranslations';
import Hit from './Hit';
import ResultsFooter from './ResultsFooter';

guardSavedSearches();

type Props = Pick<DocSearchModalProps, 'initialQuery' | 'onClose' | 'transformSearchClient'>;

/**
 * Return DocSearch's modal with the settings of this site: the texts, the components for a hit and for the footer,
 * one hit for each section, and links to this site without the host. The element is created
 * once, because DocSearch loses its state when props change.
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
      transformItems={(items: DocSearchHit[]) =>
        items.map((item) => ({...item, url: resultUrl(item.url)}))
      }
    />
  ));
  return modal;
}
