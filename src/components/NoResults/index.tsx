import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useMissingResultsUrl} from '@site/src/plugins/search/algolia/useMissingResultsUrl';

/** The sentence that says that nothing was found. */
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
  /** Makes a suggestion something that asks for it. */
  renderSuggestion: (suggestion: string) => ReactNode;
  /** Names of the styles of the place that shows it. */
  classes: {title: string | undefined; suggestions: string | undefined};
  /** Further advice. */
  children?: ReactNode;
};

/** Says that nothing was found, what to try, and where to report what should have been found. */
export default function NoResults(props: Props): ReactNode {
  const {query, suggestions, renderSuggestion, classes, children} = props;
  const getMissingResultsUrl = useMissingResultsUrl();
  return (
    <>
      <p className={classes.title}>
        <Translate
          id="obis.search.noResults"
          description="Says that there are no results; {query} is what was typed"
          values={{query: <strong>{query}</strong>}}>
          {'No results for "{query}"'}
        </Translate>
      </p>
      {suggestions.length > 0 && (
        <div className={classes.suggestions}>
          <p>
            <Translate id="obis.search.suggestions" description="Heading over suggested queries">
              Try searching for:
            </Translate>
          </p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>{renderSuggestion(suggestion)}</li>
            ))}
          </ul>
        </div>
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
