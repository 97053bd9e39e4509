import {createRoot} from 'react-dom/client';
import ChunkFailure from '@site/src/components/ChunkFailure';

let close = (): void => {};

/** Closes the notice, if there is one. */
export const closeNotice = (): void => close();

/**
 * Shows what is missing above the page, which stays as it is; in place of an earlier notice.
 * @param error the browser's own; undefined for a page that has not come yet
 * @param retry called when the reader tries again, and once when the browser is online again
 * @param onDismiss called when the reader closes it
 */
export function showNotice(error: unknown, retry: () => void, onDismiss?: () => void): void {
  close();
  const container = document.createElement('div');
  container.className = 'obis-banner';
  document.body.append(container);
  const root = createRoot(container);
  const onRetry = () => {
    close();
    retry();
  };
  close = () => {
    root.unmount();
    container.remove();
    window.removeEventListener('online', onRetry);
    close = () => {};
  };
  window.addEventListener('online', onRetry);
  const onClose = () => {
    close();
    onDismiss?.();
  };
  root.render(<ChunkFailure error={error} onRetry={onRetry} onClose={onClose} />);
}
