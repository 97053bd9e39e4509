import {useEffect, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import Translate from '@docusaurus/Translate';
import ChunkFailure from '@site/src/components/ChunkFailure';
import styles from './styles.module.css';

type Props = Omit<LoadingComponentProps, 'error'> & {readonly error: unknown};

/** For so long after a Retry, a nested chunk that has failed as well is retried without another click. */
const RETRY_WINDOW_MS = 10_000;
let lastRetryAt = -RETRY_WINDOW_MS;

/** Retry a chunk that has failed together with the chunk around it, which the reader has just retried. */
function useRetryOfNestedChunk(error: unknown, retry: () => void): void {
  useEffect(() => {
    if (error && performance.now() - lastRetryAt < RETRY_WINDOW_MS) {
      retry();
    }
    // On mount only: a chunk that fails later waits for the reader to retry.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
}

/** Renders a chunk of a page that is loading or has failed: nothing at first, then a thin progress bar, or the error with Retry. */
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
