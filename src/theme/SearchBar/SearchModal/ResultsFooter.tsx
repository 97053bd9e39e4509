import type {DocSearchProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';

type ResultsFooter = NonNullable<DocSearchProps['resultsFooterComponent']>;

/** Makes the link under the results that leads to the search page. */
export function createResultsFooter(onClose: () => void): ResultsFooter {
  return function ResultsFooter({state}) {
    const createSearchLink = useSearchLinkCreator();
    // The field's limit may cut an emoji in half, and encodeURIComponent throws on half a character.
    const query = state.query.replace(/\p{Surrogate}/gu, '\ufffd');
    return (
      <Link to={createSearchLink(query)} onClick={onClose}>
        <Translate
          id="theme.SearchBar.seeAll"
          description="Link under the results of the modal that leads to the search page"
          values={{count: Number(state.context.nbHits ?? 0)}}>
          {'See all {count} results'}
        </Translate>
      </Link>
    );
  };
}
