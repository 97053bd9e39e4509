import {useEffect, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import Translate from '@docusaurus/Translate';
import ChunkFailure from '@site/src/components/ChunkFailure';
import styles from './styles.module.css';

type Props = Omit<LoadingComponentProps, 'error'> & {readonly error: unknown};

/** The parts inside a part that failed mostly failed with it; they are only mounted once it has been loaded. */
const RETRY_WINDOW_MS = 10_000;
let lastRetryAt = -RETRY_WINDOW_MS;

/** One Retry is enough: a part that mounts as failed soon after it is tried again too, once. */
function useRetryOfNestedPart(error: unknown, retry: () => void): void {
  useEffect(() => {
    if (error && performance.now() - lastRetryAt < RETRY_WINDOW_MS) {
      retry();
    }
    // Only what failed before it was mounted: what fails afterwards waits for the reader.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
}

/**
 * Stands in for a part of the page that is still loading, or says why it could not be loaded. Fast loads show nothing;
 * slow ones a thin bar, like the progress bar of a navigation.
 */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  useRetryOfNestedPart(error, retry);
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
