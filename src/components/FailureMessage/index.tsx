import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What has failed to load. Callers pass `late` or `missing`. FailureMessage finds out whether `missing` is `replaced`. */
export type Failure =
  /** The page that a link leads to has not arrived after some seconds. */
  | 'late'
  /** A script of the page could not be loaded, or not within some seconds. */
  | 'missing'
  /** The server answers 404 for the file, because a new version of the site has been deployed. */
  | 'replaced';

const texts = (): Record<Failure, string> => ({
  late: translate({
    id: 'obis.failure.late',
    message: 'The page has not arrived yet. Wait, or check the network connection and try again.',
    description:
      'Shown when the page that a link leads to does not come, above the page with the link',
  }),
  missing: translate({
    id: 'obis.failure.missing',
    message:
      'A part of this page could not be loaded. Check the network connection, then try again.',
    description: "Shown when a part of a page can't be loaded, above the technical error text",
  }),
  replaced: translate({
    id: 'obis.failure.replaced',
    message:
      'The site has been updated since this page was opened. Select Retry to load the new version.',
    description:
      'Shown when a part of a page is gone from the server, above the technical error text',
  }),
});

type Props = {
  readonly failure: Failure;
  /** The error of a file that has not been loaded. */
  readonly error?: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly onClose: () => void;
};

/**
 * Show that a page or a script has not been loaded, with the error of the browser and buttons to retry and to close.
 * `showBanner` (src/clientModules/loadFailures/banner.tsx) shows it in a banner over the page.
 */
export default function FailureMessage({failure, error, onRetry, onClose}: Props): ReactNode {
  const [isReplaced, setReplaced] = useState(false);
  useEffect(() => {
    // Each deployment renames its files. The error of a chunk has the URL of the file in `request`.
    const url = (error as {request?: string} | undefined)?.request;
    if (url === undefined) return;
    void fetch(url, {method: 'HEAD'}).then(
      ({status}) => setReplaced(status === 404),
      () => {},
    );
  }, [error]);
  const message = String(error);
  return (
    <div role="alert">
      <p className={styles.title}>{texts()[isReplaced ? 'replaced' : failure]}</p>
      {error !== undefined && <p className={styles.error}>{message}</p>}
      {onRetry && (
        <button type="button" className="button button--primary button--sm" onClick={onRetry}>
          {translate({
            id: 'obis.failure.retry',
            message: 'Retry',
            description: 'Button that loads the missing part of the page again',
          })}
        </button>
      )}
      <button type="button" className="button button--link button--sm" onClick={onClose}>
        {translate({
          id: 'obis.failure.dismiss',
          message: 'Close',
          description: 'Button that closes a message',
        })}
      </button>
    </div>
  );
}
