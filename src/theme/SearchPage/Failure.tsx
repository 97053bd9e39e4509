import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import styles from './styles.module.css';

/** Says that the search could not be asked, and lets the reader ask again. */
export default function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  const texts = translations.modal?.errorScreen;
  return (
    <div className={styles.notice} role="alert">
      <p>
        <strong>{texts?.titleText}</strong>
      </p>
      <p>{texts?.helpText}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="obis.search.retry" description="Button that tries a failed search again">
          Retry
        </Translate>
      </button>
    </div>
  );
}
