import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import CodeAnswer from '@site/src/components/ErrorLookup/CodeAnswer';
import LiveRegion from '@site/src/components/LiveRegion';
import NoResults, {noResultsText} from '@site/src/components/NoResults';
import type {Outcome} from '@site/src/plugins/search/algolia/modalClient';
import {useLoadingText} from '@site/src/plugins/search/algolia/useLoadingText';
import {useResultCount} from '@site/src/plugins/search/algolia/useResultCount';
import translations from '@theme/SearchTranslations';
import Start from './Start';

type Props = {
  /** What is searched for; nothing at the start. */
  query: string;
  isLoading: boolean;
  outcome: Outcome | undefined;
  /** DocSearch's place for screens and lists, once it is there. */
  place: Element | null | undefined;
  /** Asks for a suggested query. */
  onAsk: (query: string) => void;
  onClose: () => void;
};

/**
 * What the modal says in place of a list (specification, section 8), and to screen readers beside one (WCAG 4.1.3). It
 * replaces DocSearch's own screens, which cannot be told to load or to stay, and whose sentences are English ones.
 */
export default function Messages(props: Props): ReactNode {
  const {query, isLoading, outcome, place, onAsk, onClose} = props;
  const resultCount = useResultCount();
  const loading = useLoadingText(isLoading);
  const {titleText = '', helpText} = translations.modal?.errorScreen ?? {};
  const hasNone = outcome && !outcome.hasFailed && outcome.count === 0;
  const found = hasNone ? noResultsText(outcome.query) : resultCount(outcome?.count ?? 0);
  const ended = outcome?.hasFailed ? titleText : outcome ? found : '';
  const screens = (
    <>
      {query === '' && <Start onAsk={onAsk} onClose={onClose} />}
      <div className="obis-search-code">
        <CodeAnswer query={query} onChoose={onAsk} onLeave={onClose} />
      </div>
      {loading && <p className="obis-search-message obis-search-loading">{loading}</p>}
      {outcome?.hasFailed && (
        <div className="obis-search-message">
          <p className="DocSearch-Title">{titleText}</p>
          <p>{helpText}</p>
        </div>
      )}
      {hasNone && (
        <div className="obis-search-message">
          <NoResults
            {...outcome}
            renderSuggestion={(suggestion) => (
              <button type="button" className="DocSearch-Prefill" onClick={() => onAsk(suggestion)}>
                {suggestion}
              </button>
            )}
          />
        </div>
      )}
    </>
  );
  return (
    <>
      <LiveRegion text={isLoading ? loading : ended} about={outcome} />
      {place && createPortal(screens, place)}
    </>
  );
}
