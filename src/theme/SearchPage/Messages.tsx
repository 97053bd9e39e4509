import {type ReactNode, useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {failureHelp} from '@site/src/components/SearchMessages/searchTexts';
import {IntroductionLink} from '@site/src/components/siteLinks';
import {HITS_PER_PAGE} from '@site/src/plugins/search/shared/searchApi';
import translations from '@theme/SearchTranslations';
import styles from './styles.module.css';
import type {SearchResults} from '@site/src/components/useSearchResults';

/** Render a link to the list of pages for readers without JavaScript, which the search needs. */
export function NoScriptNotice(): ReactNode {
  return (
    <noscript>
      <p>
        <Translate
          id="obis.searchPage.noScript"
          description="Shown on the search page when JavaScript is off. {overview} is a link."
          values={{overview: <IntroductionLink />}}>
          {
            'Search needs JavaScript. Without it, start from {overview}. The menu on each page lists all others.'
          }
        </Translate>
      </p>
    </noscript>
  );
}

/**
 * Render the message of a failed search with a Retry button. The search is also retried when the browser is online
 * again.
 */
export function SearchFailure({onRetry}: {onRetry: () => void}): ReactNode {
  const retry = useEvent(onRetry);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <div role="alert">
      <p className="obis-lead">{translations.modal?.errorScreen?.titleText}</p>
      <p>{failureHelp()}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="obis.failure.retry" description="Button that tries again what has failed">
          Retry
        </Translate>
      </button>
    </div>
  );
}

type MoreHitsProps = Pick<SearchResults, 'hits' | 'total'> & {
  isLoading: boolean;
  onMore: () => void;
};

/** Render the button that loads more hits, and the count of the hits that are shown. */
export function MoreHitsButton({hits, total, isLoading, onMore}: MoreHitsProps): ReactNode {
  return (
    <div className={`${styles.next} screen-only`}>
      <button
        type="button"
        className="button button--secondary"
        // With `disabled`, the button would lose the focus when the reader presses it.
        aria-disabled={isLoading}
        onClick={isLoading ? undefined : onMore}>
        {translate(
          {
            id: 'obis.searchPage.more',
            message: 'Show {count} more results',
            description: 'Button under the results of the search page: how many it adds',
          },
          {count: Math.min(HITS_PER_PAGE, total - hits.length)},
        )}
      </button>
      <span>
        {translate(
          {
            id: 'obis.searchPage.shown',
            message: '{shown} of {total} shown',
            description: 'Beside obis.searchPage.more: how many of the results are shown',
          },
          {shown: hits.length, total},
        )}
      </span>
    </div>
  );
}
