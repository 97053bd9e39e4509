import {useEffect, useState, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import Translate from '@docusaurus/Translate';
import {STALL_NOTICE_MS} from '@site/src/clientModules/stallNotice';
import ChunkFailure from '@site/src/components/ChunkFailure';
import styles from './styles.module.css';

type Props = Omit<LoadingComponentProps, 'error'> & {readonly error: unknown};

/** Chunks nested in a failed chunk have mostly failed too; they are mounted only after it has loaded. */
const RETRY_WINDOW_MS = 10_000;
let lastRetryAt = -RETRY_WINDOW_MS;

/** One Retry covers nested chunks: one that mounts as failed shortly after is retried once, too. */
function useRetryOfNestedChunk(error: unknown, retry: () => void): void {
  useEffect(() => {
    if (error && performance.now() - lastRetryAt < RETRY_WINDOW_MS) {
      retry();
    }
    // On mount only: a chunk that fails later waits for the reader to retry.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), STALL_NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/**
 * Fallback for a chunk that is loading or has failed. Fast loads show nothing, slow ones a thin bar like the progress
 * bar of a navigation.
 */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  useRetryOfNestedChunk(error, retry);
  const isLate = useIsLate();
  if (error) {
    const onRetry = () => {
      lastRetryAt = performance.now();
      retry();
    };
    return <ChunkFailure error={error} onRetry={onRetry} />;
  }
  if (isLate) {
    return <ChunkFailure error={undefined} onRetry={() => window.location.reload()} />;
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
