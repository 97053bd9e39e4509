import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata, useQueryString} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import CodeAnswer from '@site/src/components/ErrorLookup/CodeAnswer';
import {MAX_QUERY_LENGTH} from '@site/src/plugins/search/shared/limits';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {NoScriptNotice} from './EmptyState';
import Parts from './Parts';
import Results from './Results';
import SearchField from './SearchField';
import {useSearchQueryString} from './searchAddress';
import Status from './Status';
import styles from './styles.module.css';
import {useSearchResults} from './useSearchResults';

/** Query parameter beside `q`. */
const PART_PARAMETER = 'part';
const MAX_PART_LENGTH = 100;

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
        message: 'Search the manual',
        description: 'The search page title for empty query',
      });
}

function SearchPageContent(): ReactNode {
  const [searchParameter, setQuery] = useSearchQueryString();
  const [partParameter, setPart] = useQueryString(PART_PARAMETER);
  const query = searchParameter.slice(0, MAX_QUERY_LENGTH);
  const question = {query: query.trim(), part: partParameter.slice(0, MAX_PART_LENGTH)};
  const title = pageTitle(question.query);
  const results = useSearchResults(question);

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
      {question.query && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className={`obis-frame ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <NoScriptNotice />
        <SearchField query={query} onChange={setQuery} />
        <div className={styles.code}>
          <CodeAnswer query={question.query} onChoose={setQuery} />
        </div>
        <Status {...results} />
        <Parts
          parts={results.parts}
          chosen={results.unfilteredFallback ? '' : question.part}
          onChoose={(part) => setPart(part, {push: true})}
        />
        <Results {...results} />
      </main>
    </>
  );
}

/** The page behind 'See all results': all results of a query, with a shareable URL. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
