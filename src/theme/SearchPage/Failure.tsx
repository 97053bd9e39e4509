import {type ReactNode, useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Error state with a retry button; retries by itself when the browser is back online. */
export default function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  const retry = useEvent(onRetry);
  useEffect(() => {
    const tryAgain = () => retry();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [retry]);
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.noticeTitle}>
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
