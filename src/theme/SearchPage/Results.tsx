import {type ReactNode, useEffect, useMemo} from 'react';
import Link from '@docusaurus/Link';
import {useEvent} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import NoResults from '@site/src/components/NoResults';
import {HITS_PER_PAGE} from '@site/src/plugins/search/shared/limits';
import EmptyState, {GlossaryLink} from './EmptyState';
import PageHits from './PageHits';
import {groupByPage} from './groupByPage';
import {useSearchLinkCreator} from './searchAddress';
import styles from './styles.module.css';
import type {SearchResults} from './useSearchResults';

function More({hits, total, status, loadMore}: SearchResults): ReactNode {
  return (
    <div className={`${styles.next} screen-only`}>
      <button
        type="button"
        className="button button--secondary"
        disabled={status === 'loading'}
        onClick={loadMore}>
        <Translate
          id="obis.searchPage.more"
          description="Button under the results of the search page: how many it adds"
          values={{count: Math.min(HITS_PER_PAGE, total - hits.length)}}>
          {'Show {count} more results'}
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

function Nothing({query, suggestions}: SearchResults): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return (
    <NoResults
      query={query}
      suggestions={suggestions}
      renderSuggestion={(suggestion) => (
        <Link to={createSearchLink(suggestion)}>{suggestion}</Link>
      )}>
      <p>
        <Translate
          id="obis.searchPage.advice"
          description="Shown when nothing was found. {glossary} is a link."
          values={{glossary: <GlossaryLink />}}>
          {'Try fewer words, or look the term up in the {glossary}.'}
        </Translate>
      </p>
    </NoResults>
  );
}

/** Shows that the search failed, with a button; tries again by itself when the browser is back online. */
function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  const retry = useEvent(onRetry);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <div role="alert">
      <p className="obis-lead">
        <Translate
          id="theme.SearchModal.errorScreen.titleText"
          description="The title for error screen">
          Unable to fetch results
        </Translate>
      </p>
      <p>
        <Translate
          id="theme.SearchModal.errorScreen.helpText"
          description="The help text for error screen">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="obis.search.retry" description="Button that tries a failed search again">
          Retry
        </Translate>
      </button>
    </div>
  );
}

/** The results below the search field, in every state of the search. */
export default function Results(results: SearchResults): ReactNode {
  const {status, hits, hasMore, loadMore} = results;
  const pages = useMemo(() => groupByPage(hits), [hits]);
  if (status === 'empty') {
    return <EmptyState />;
  }
  return (
    <>
      {status === 'done' && hits.length === 0 && <Nothing {...results} />}
      {pages.length > 0 && (
        <ol>
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
