import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {useMissingResultsUrl} from '@site/src/plugins/search/algolia/useMissingResultsUrl';
import translations from '@theme/SearchTranslations';
import {sentences} from '../SearchTranslations/sentences';
import styles from './styles.module.css';

type Props = {query: string; suggestions: string[]};

/** Says that nothing was found, what to try, and where to report what should have been found. */
export default function NoResults({query, suggestions}: Props): ReactNode {
  const getMissingResultsUrl = useMissingResultsUrl();
  const createSearchLink = useSearchLinkCreator();
  const report = translations.modal?.noResultsScreen;
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>
        {sentences.noResults.before}
        <strong>{query}</strong>
        {sentences.noResults.after}
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{sentences.suggestions}</p>
          <ul className={styles.examples}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link to={createSearchLink(suggestion)} className={styles.example}>
                  {suggestion}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Translate
          id="obis.searchPage.advice"
          description="Shown when nothing was found. {glossary} is a link."
          values={{
            glossary: (
              <Link to="/obis/common/glossary">
                <Translate
                  id="obis.searchPage.noScript.glossary"
                  description="Link in obis.searchPage.noScript and obis.searchPage.advice">
                  glossary
                </Translate>
              </Link>
            ),
          }}>
          {'Try fewer words, or look the term up in the {glossary}.'}
        </Translate>
      </p>
      <p>
        {report?.reportMissingResultsText}{' '}
        <Link href={getMissingResultsUrl({query})}>{report?.reportMissingResultsLinkText}</Link>
      </p>
    </div>
  );
}
