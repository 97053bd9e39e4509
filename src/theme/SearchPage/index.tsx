import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import SearchCodeAnswer from '@site/src/components/ErrorLookup/SearchCodeAnswer';
import LiveRegion from '@site/src/components/LiveRegion';
import EmptyQuery from '@site/src/components/SearchMessages/EmptyQuery';
import NoResults from '@site/src/components/SearchMessages/NoResults';
import {useLoadingText, useOutcomeText} from '@site/src/components/SearchMessages/searchTexts';
import {MAX_QUERY_LENGTH} from '@site/src/plugins/search/shared/searchApi';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {MoreHitsButton, NoScriptNotice, SearchFailure} from './Messages';
import Results from './Results';
import SearchField from './SearchField';
import styles from './styles.module.css';
import {useSearchResults} from '@site/src/components/useSearchResults';

/** Return the title of the search page. */
function pageTitle(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for “{query}”',
          description: 'The search page title for non-empty query',
        },
        {query},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the manual',
        description: 'The search page title for empty query',
      });
}

/** Render the search page without its layout. */
function SearchPageContent(): ReactNode {
  const [parameter, setParameter] = useSearchQueryString();
  const typed = parameter.slice(0, MAX_QUERY_LENGTH);
  const query = typed.trim();
  // The query is known only after hydration.
  const isBrowser = useIsBrowser();
  const title = pageTitle(query);
  const {hits, total, hasMore, isLoading, hasFailed, retry, loadMore} = useSearchResults(query);
  const loading = useLoadingText(isLoading);
  const outcome = useOutcomeText(
    query && !isLoading ? {query, hasFailed, count: total} : undefined,
  );
  const hasNone = query !== '' && !isLoading && !hasFailed && total === 0;

  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'obis.searchPage.description',
          message: 'Find a page, a task or a term of the documentation.',
          description: 'Description of the search page for search engines and link previews',
        })}
      />
      {/* Search engines may index the search page, but not its results. */}
      {query && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className={`obis-frame ${styles.page}`}>
        {/* Without the query, which is known only after hydration, so that nothing moves. The field shows it. */}
        <Heading as="h1">{pageTitle('')}</Heading>
        <NoScriptNotice />
        <SearchField query={typed} onChange={setParameter} />
        <LiveRegion text={hasFailed ? '' : loading || outcome} about={query} />
        {/* Screen readers read it from the live region. It is above the answer to a code, which would move it when it arrives. */}
        <p className={styles.status} aria-hidden="true">
          {loading || (total > 0 && outcome)}
        </p>
        <div className={styles.code}>
          <SearchCodeAnswer query={query} onChoose={setParameter} />
        </div>
        {isBrowser && query === '' && (
          <div className={styles.start}>
            <EmptyQuery />
          </div>
        )}
        {hasNone && <NoResults query={query} onChooseSuggestion={setParameter} />}
        {hits.length > 0 && <Results hits={hits} />}
        {hasFailed && <SearchFailure onRetry={retry} />}
        {hasMore && !hasFailed && (
          <MoreHitsButton hits={hits} total={total} isLoading={isLoading} onMore={loadMore} />
        )}
      </main>
    </>
  );
}

/** Render the search page, which lists all hits of the query in its address. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
