import {createRoot} from 'react-dom/client';
import ChunkFailure from '@site/src/components/ChunkFailure';

/**
 * Milliseconds without a file after which the reader is told what is missing. `start.js` of src/plugins/first-paint, which imports
 * nothing, repeats the number.
 */
export const BANNER_DELAY_MS = 5000;

let close = (): void => {};

/** Close the banner, if there is one. */
export const closeBanner = (): void => close();

/**
 * Show above the page what is missing, in place of an earlier banner.
 * @param error the browser's own; undefined for a page that has not come yet
 * @param retry called when the reader tries again, and once when the browser is online again
 * @param onDismiss called when the reader closes it
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
