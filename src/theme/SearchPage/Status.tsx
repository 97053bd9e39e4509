import {type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import LiveRegion from '@site/src/components/LiveRegion';
import {noResultsText} from '@site/src/components/NoResults';
import {useLoadingText} from '@site/src/plugins/search/algolia/useLoadingText';
import {useResultCount} from '@site/src/plugins/search/algolia/useResultCount';
import type {SearchResults} from './useSearchResults';
import styles from './styles.module.css';

/** The status line of the search, visible and as a live region. */
export default function Status(props: SearchResults): ReactNode {
  const {status, unfilteredFallback, query, part, hits, total, pages = 0} = props;
  const results = useResultCount()(total);
  const {selectMessage} = usePluralForm();
  const onPages = translate(
    {
      id: 'obis.searchPage.onPages',
      message: 'one page|{pages} pages',
      description: 'Number of pages with search results; plural forms separated by "|"',
    },
    {pages},
  );
  const counts = translate(
    {
      id: 'obis.searchPage.counts',
      message: '{results} on {onPages}',
      description: 'Puts obis.search.resultCount and obis.searchPage.onPages together',
    },
    {results, onPages: selectMessage(pages, onPages)},
  );
  const loading = useLoadingText(status === 'loading');
  const found = hits.length > 0 && status !== 'failed' ? (pages > 0 ? counts : results) : '';
  const explained = unfilteredFallback
    ? translate(
        {
          id: 'obis.searchPage.widened',
          message: '{counts}. Nothing in “{part}”, so these are the results of the whole manual.',
          description:
            'Shown when the chosen part of the manual has no results. {counts} is obis.searchPage.counts',
        },
        {counts: found, part},
      )
    : found;
  const text = loading || explained;
  const isWithout = status === 'done' && hits.length === 0;
  return (
    <>
      <LiveRegion
        text={isWithout ? noResultsText(query) : text}
        about={JSON.stringify([query, part])}
      />
      {/* Screen readers get it from the live region. */}
      <p className={styles.status} aria-hidden="true">
        {text}
      </p>
    </>
  );
}
