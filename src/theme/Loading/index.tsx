import {useEffect, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import Translate from '@docusaurus/Translate';
import ChunkFailure from '@site/src/components/ChunkFailure';
import styles from './styles.module.css';

type Props = Omit<LoadingComponentProps, 'error'> & {readonly error: unknown};

/** For this time after a click on Retry, a nested chunk that has failed is retried without another click. */
const RETRY_WINDOW_MS = 10_000;
let lastRetryAt = -RETRY_WINDOW_MS;

/** Retry a failed chunk automatically if the reader has just retried the chunk that contains it. */
function useRetryOfNestedChunk(error: unknown, retry: () => void): void {
  useEffect(() => {
    if (error && performance.now() - lastRetryAt < RETRY_WINDOW_MS) {
      retry();
    }
    // Only on mount. If the chunk fails later, the reader has to select Retry.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
}

/** Show the state of a chunk that has not loaded: nothing at first, then a progress bar, or the error with a Retry button. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  useRetryOfNestedChunk(error, retry);
  if (error) {
    const onRetry = () => {
      lastRetryAt = performance.now();
      retry();
    };
    return <ChunkFailure error={error} onRetry={onRetry} />;
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div className={styles.loading} role="status">
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.text}>
        <Translate id="obis.loading.status" description="Read aloud while a page is loading">
          Loading the page
        </Translate>
      </span>
    </div>
  );
}
