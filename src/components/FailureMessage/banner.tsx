import {createRoot} from 'react-dom/client';
import FailureMessage, {type Failure} from '.';

let close = (): void => {};

/** Close the banner, if there is one. */
export const closeBanner = (): void => close();

type Options = {
  /** The error that the browser threw. */
  error?: unknown;
  /** Called when the reader selects Retry, and when the browser is online again. */
  retry: () => void;
  /** Called when the reader closes the banner. */
  onDismiss?: () => void;
};

/** Show a banner above the page about a failure. It replaces an earlier banner. */
export function showBanner(failure: Failure, {error, retry, onDismiss}: Options): void {
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
  root.render(<FailureMessage {...{failure, error, onRetry, onClose}} />);
}
