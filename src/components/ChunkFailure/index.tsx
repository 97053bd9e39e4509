import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** The error that the browser threw, or the URL of the file. Undefined while the page is still loading. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Show that a part of a page failed to load, with the error of the browser and buttons to retry and to close. */
export default function ChunkFailure({error, onRetry, onClose}: Props): ReactNode {
  const hasFailed = error !== undefined;
  const message = String(error);
  return (
    <div role="alert">
      <p className={styles.title}>
        {hasFailed ? (
          <Translate
            id="obis.chunkFailure.title"
            description="Shown when a part of a page can't be loaded, above the technical error text">
            A part of this page could not be loaded. Check the network connection, then try again.
          </Translate>
        ) : (
          <Translate
            id="obis.chunkFailure.late"
            description="Shown when the page that a link leads to does not come, above the page with the link">
            The page has not arrived yet. Wait, or check the network connection and try again.
          </Translate>
        )}
      </p>
      {hasFailed && <p className={styles.error}>{message}</p>}
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate
          id="obis.chunkFailure.retry"
          description="Button that loads the missing part of the page again">
          Retry
        </Translate>
      </button>
      <button type="button" className="button button--link button--sm" onClick={onClose}>
        <Translate id="obis.search.dismiss" description="Button that closes a message">
          Close
        </Translate>
      </button>
    </div>
  );
}
