import {createRoot} from 'react-dom/client';
import ChunkFailure from '@site/src/components/ChunkFailure';

/**
 * Time to wait for a file before the banner appears. `start.js` of src/plugins/first-paint repeats the number, because it cannot
 * import this file.
 */
export const BANNER_DELAY_MS = 5000;

let close = (): void => {};

/** Close the banner, if there is one. */
export const closeBanner = (): void => close();

/**
 * Show a banner above the page about a file that failed to load. It replaces an earlier banner.
 * @param error the error that the browser threw, or the URL of the file; undefined while the page is still loading
 * @param retry called when the reader selects Retry, and when the browser is online again
 * @param onDismiss called when the reader closes the banner
 */
export function showBanner(error: unknown, retry: () => void, onDismiss?: () => void): void {
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
