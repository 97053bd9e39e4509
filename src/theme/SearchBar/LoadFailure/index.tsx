import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';

type Props = {onRetry: () => void; onClose: () => void};

/**
 * Shown when the code of the search cannot be loaded: after a new deployment the chunk that this page knows is gone,
 * and without a word the button would just do nothing.
 */
export default function LoadFailure({onRetry, onClose}: Props): ReactNode {
  return createPortal(
    <div className="obis-notice" role="alert">
      <p>
        <Translate
          id="obis.search.loadFailure"
          description="Shown when the code of the search cannot be loaded">
          Search could not be loaded. The site may have been updated, or the network is down.
        </Translate>
      </p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate id="obis.search.retry" description="Button that tries a failed search again">
          Retry
        </Translate>
      </button>{' '}
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => window.location.reload()}>
        <Translate id="obis.search.reload" description="Button that reloads the page">
          Reload the page
        </Translate>
      </button>
      <button type="button" className="button button--link button--sm" onClick={onClose}>
        <Translate id="obis.search.dismiss" description="Button that closes a message">
          Close
        </Translate>
      </button>
    </div>,
    document.body,
  );
}
