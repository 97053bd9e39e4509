import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ErrorCodesLink, FaqLink, GlossaryLink} from '../siteLinks';
import {exampleQueries, noResultsText} from './searchTexts';
import styles from './styles.module.css';

type Props = {
  query: string;
  /** Called with the suggestion that the reader chooses. */
  onChooseSuggestion: (query: string) => void;
  /** Called when the reader follows a link to a page. */
  onLeave?: () => void;
};

/** Show the message for a query without results, with suggested queries and a link to report a missing result. */
export default function NoResults({query, onChooseSuggestion, onLeave}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const reportUrl = new URL(String(siteConfig.customFields?.companyUrl));
  reportUrl.searchParams.set('query', query);
  reportUrl.searchParams.set('language', i18n.currentLocale);
  return (
    <>
      {/* A new element for each text, because page translators replace the text in it. */}
      <p key={query} className="obis-lead">
        {noResultsText(query)}
      </p>
      <p>
        <Translate id="obis.search.suggestions" description="Heading over suggested queries">
          Try searching for:
        </Translate>
      </p>
      <ul className="obis-row">
        {exampleQueries().map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              className={styles.suggestion}
              onClick={() => onChooseSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <ul className="obis-row">
        {[ErrorCodesLink, GlossaryLink, FaqLink].map((PageLink, at) => (
          // The list never changes, so the index is a stable key.
          <li key={at}>
            <PageLink className={styles.suggestion} onClick={onLeave} />
          </li>
        ))}
      </ul>
      <p>
        <Translate
          id="theme.SearchModal.noResultsScreen.reportMissingResultsText"
          description="The text for reporting missing results">
          Believe this query should return results?
        </Translate>{' '}
        <Link href={reportUrl.href}>
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
