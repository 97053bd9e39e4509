import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What has failed to load. */
export type Failure =
  /** The page that a link leads to has not arrived after some seconds. */
  | 'late'
  /** A script of the page could not be loaded, or not within some seconds. Each deployment of the site renames its files. */
  | 'missing';

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
      'A part of this page could not be loaded. Select Retry: the site may have been updated. If that does not help, check the network connection.',
    description: "Shown when a part of a page can't be loaded, above the technical error text",
  }),
});

type Props = {
  readonly failure: Failure;
  /** The error of a file that has not been loaded. */
  readonly error?: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/**
 * Show that a page or a script has not been loaded, with the error of the browser and buttons to retry and to close.
 * `showBanner` (banner.tsx) shows it in a banner over the page.
 */
export default function FailureMessage({failure, error, onRetry, onClose}: Props): ReactNode {
  const message = String(error);
  return (
    <div role="alert">
      <p className={styles.title}>{texts()[failure]}</p>
      {error !== undefined && <p className={styles.error}>{message}</p>}
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate id="obis.failure.retry" description="Button that tries again what has failed">
          Retry
        </Translate>
      </button>
      <button type="button" className="button button--link button--sm" onClick={onClose}>
        <Translate id="obis.failure.dismiss" description="Button that closes a message">
          Close
        </Translate>
      </button>
    </div>
  );
}
