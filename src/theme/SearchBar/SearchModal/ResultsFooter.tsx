import type {DocSearchProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';

type ResultsFooter = NonNullable<DocSearchProps['resultsFooterComponent']>;

/** Half a character, such as an emoji that the field's limit cuts, has no place in an address: encoding it throws. */
const withoutSurrogates = (query: string) => query.replace(/\p{Surrogate}/gu, '\ufffd');

/** Makes the link under the results that leads to the search page. */
export function createResultsFooter(onClose: () => void): ResultsFooter {
  return function ResultsFooter({state}) {
    const createSearchLink = useSearchLinkCreator();
    return (
      <Link to={createSearchLink(withoutSurrogates(state.query))} onClick={onClose}>
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
