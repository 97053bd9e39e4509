import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useMissingResultsUrl} from '@site/src/plugins/search/algolia/useMissingResultsUrl';

/** The message for a query without results. */
export function noResultsText(query: string): string {
  return translate(
    {
      id: 'obis.search.noResults',
      message: 'No results for "{query}"',
      description: 'Says that there are no results; {query} is what was typed',
    },
    {query},
  );
}

type Props = {
  query: string;
  suggestions: string[];
  /** Renders a suggestion as a link or button that searches for it. */
  renderSuggestion: (suggestion: string) => ReactNode;
  /** Further advice, below the rest. */
  children?: ReactNode;
};

/** Empty state of a search: the message, suggestions, and a link to report a missing result. */
export default function NoResults(props: Props): ReactNode {
  const {query, suggestions, renderSuggestion, children} = props;
  const getMissingResultsUrl = useMissingResultsUrl();
  return (
    <>
      <p className="obis-lead">
        <Translate
          id="obis.search.noResults"
          description="Says that there are no results; {query} is what was typed"
          values={{query: <strong>{query}</strong>}}>
          {'No results for "{query}"'}
        </Translate>
      </p>
      {suggestions.length > 0 && (
        <>
          <p>
            <Translate id="obis.search.suggestions" description="Heading over suggested queries">
              Try searching for:
            </Translate>
          </p>
          <ul className="obis-row">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>{renderSuggestion(suggestion)}</li>
            ))}
          </ul>
        </>
      )}
      {children}
      <p>
        <Translate
          id="theme.SearchModal.noResultsScreen.reportMissingResultsText"
          description="The text for reporting missing results">
          Believe this query should return results?
        </Translate>{' '}
        <Link href={getMissingResultsUrl({query})}>
          <Translate
            id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText"
            description="The link text for reporting missing results">
            Let us know.
          </Translate>
        </Link>
      </p>
    </>
  );
}
