import type {JSX} from 'react';
import type {DocSearchState, InternalDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

type Props = {state: DocSearchState<InternalDocSearchHit>; onClose: (() => void) | undefined};

/** Render 'See all {count} results', the link to the search page. tests/spec/02-search-modal.spec.ts requires it. */
export default function ResultsFooter({state, onClose}: Props): JSX.Element {
  const createSearchLink = useSearchLinkCreator();
  // The length limit of the field may cut an emoji in half, and encodeURIComponent throws on a lone surrogate.
  const query = state.query.replace(/\p{Surrogate}/gu, '\ufffd');
  return (
    <Link to={createSearchLink(query)} onClick={onClose}>
      {translate(
        {
          id: 'theme.SearchBar.seeAll',
          message: 'See all {count} results',
          description: 'Link under the results of the modal that leads to the search page',
        },
        {count: Number(state.context.nbHits ?? 0)},
      )}
    </Link>
  );
}
