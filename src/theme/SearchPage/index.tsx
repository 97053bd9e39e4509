import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import PreviewNote from '@site/src/plugins/search/preview/PreviewNote';
import {MAX_QUERY_LENGTH} from '@site/src/plugins/search/shared/limits';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import NoScriptNotice from './NoScriptNotice';
import Results from './Results';
import SearchField from './SearchField';
import styles from './styles.module.css';
import {useSearchResults} from './useSearchResults';

function pageTitle(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The search page title for non-empty query',
        },
        {query},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      });
}

function SearchPageContent(): ReactNode {
  const [searchParameter, setQuery] = useSearchQueryString();
  const query = searchParameter.slice(0, MAX_QUERY_LENGTH);
  const results = useSearchResults(query.trim());
  const title = pageTitle(query.trim());
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
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <NoScriptNotice />
        <SearchField query={query} onChange={setQuery} />
        <PreviewNote />
        <Results query={query.trim()} {...results} />
      </main>
    </>
  );
}

/** The page behind 'See all results': every result of a query, with an address that can be kept. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
