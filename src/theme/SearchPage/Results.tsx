import {type ReactNode, useMemo} from 'react';
import Translate from '@docusaurus/Translate';
import EmptyState from './EmptyState';
import Failure from './Failure';
import NoResults from './NoResults';
import PageHits from './PageHits';
import {groupByPage} from './groupByPage';
import styles from './styles.module.css';
import type {SearchResults} from './useSearchResults';

function More({hits, total, status, loadMore}: SearchResults): ReactNode {
  return (
    <div className={styles.next}>
      <button
        type="button"
        className="button button--secondary"
        disabled={status === 'loading'}
        onClick={loadMore}>
        <Translate
          id="obis.searchPage.more"
          description="Button under the results of the search page">
          Show more results
        </Translate>
      </button>
      <span>
        <Translate
          id="obis.searchPage.shown"
          description="Beside obis.searchPage.more: how many of the results are shown"
          values={{shown: hits.length, total}}>
          {'{shown} of {total} shown'}
        </Translate>
      </span>
    </div>
  );
}

/** What the search page shows under its input, in every state of the search. */
export default function Results(results: SearchResults): ReactNode {
  const {query, status, hits, suggestions, isStale, isSlow, hasMore, loadMore} = results;
  const pages = useMemo(() => groupByPage(hits), [hits]);
  if (status === 'empty') {
    return <EmptyState />;
  }
  return (
    <>
      {status === 'done' && hits.length === 0 && (
        <NoResults query={query} suggestions={suggestions} />
      )}
      {pages.length > 0 && (
        <ol className={styles.results} data-stale={isStale && isSlow ? '' : undefined}>
          {pages.map((page) => (
            <PageHits key={page.url} {...page} />
          ))}
        </ol>
      )}
      {status === 'failed' && <Failure onRetry={loadMore} />}
      {hasMore && status !== 'failed' && <More {...results} />}
    </>
  );
}
