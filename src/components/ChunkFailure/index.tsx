import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Overlays the page instead of taking part in its layout. */
  readonly floating?: boolean;
};

/** Error message for a chunk that failed to load: the browser's own error, and a button to retry. */
export default function ChunkFailure({error, onRetry, floating = false}: Props): ReactNode {
  return (
    <div className={clsx(styles.failure, floating && styles.floating)} role="alert">
      <p className={styles.title}>
        <Translate
          id="obis.chunkFailure.title"
          description="Shown when a part of a page can't be loaded, above the technical error text">
          A part of this page could not be loaded. Check the network connection, then try again.
        </Translate>
      </p>
      <p className={styles.error}>{String(error)}</p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate
          id="obis.chunkFailure.retry"
          description="Button that loads the missing part of the page again">
          Retry
        </Translate>
      </button>
    </div>
  );
}
