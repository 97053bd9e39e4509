import type {ReactNode} from 'react';
import {useResultCount} from '@site/src/plugins/search/client/useResultCount';
import Translate from '@docusaurus/Translate';
import Failure from './Failure';
import NoResults from './NoResults';
import PageHits from './PageHits';
import {groupByPage} from './groupByPage';
import styles from './styles.module.css';
import type {SearchResults} from './useSearchResults';

/** What the search page shows under its input, in every state of the search. */
export default function Results({
  query,
  status,
  hits,
  total,
  hasMore,
  loadMore,
}: SearchResults & {query: string}): ReactNode {
  const resultCount = useResultCount();
  const hasHits = hits.length > 0;
  return (
    <>
      <p className={styles.status} role="status">
        {status === 'empty' && (
          <Translate
            id="obis.searchPage.hint"
            description="Shown on the search page before anything is typed">
            Type a task, a term or a code, for example: delete a key, KCV, P-256.
          </Translate>
        )}
        {status === 'loading' && !hasHits && (
          <Translate id="obis.searchPage.loading" description="Shown while a search runs">
            Searching…
          </Translate>
        )}
        {hasHits && resultCount(total)}
      </p>
      {status === 'done' && !hasHits && <NoResults query={query} />}
      <ol className={styles.results}>
        {groupByPage(hits).map((page) => (
          <PageHits key={page.url} {...page} />
        ))}
      </ol>
      {status === 'failed' && <Failure onRetry={loadMore} />}
      {hasMore && status !== 'failed' && (
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
      )}
    </>
  );
}
