import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useMissingResultsUrl} from '@site/src/plugins/search/client/useMissingResultsUrl';
import translations from '@theme/SearchTranslations';
import styles from './styles.module.css';

/** The modal's quotation mark, in every language. */
const QUOTE = '"';

/** Says that nothing was found and where to report what should have been. */
export default function NoResults({query}: {query: string}): ReactNode {
  const getMissingResultsUrl = useMissingResultsUrl();
  const texts = translations.modal?.noResultsScreen;
  return (
    <div className={styles.notice} role="status">
      <p>
        {texts?.noResultsText} {QUOTE}
        <strong>{query}</strong>
        {QUOTE}
      </p>
      <p>
        {texts?.reportMissingResultsText}{' '}
        <Link href={getMissingResultsUrl({query})}>{texts?.reportMissingResultsLinkText}</Link>
      </p>
    </div>
  );
}
