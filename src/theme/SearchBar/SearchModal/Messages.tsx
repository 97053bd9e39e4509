import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import SearchCodeAnswer from '@site/src/components/ErrorLookup/SearchCodeAnswer';
import LiveRegion from '@site/src/components/LiveRegion';
import EmptyQuery from '@site/src/components/SearchMessages/EmptyQuery';
import NoResults from '@site/src/components/SearchMessages/NoResults';
import {
  failureHelp,
  useLoadingText,
  useOutcomeText,
} from '@site/src/components/SearchMessages/searchTexts';
import type {SearchOutcome} from '@site/src/plugins/search/shared/searchApi';

type Props = {
  /** The current query. */
  query: string;
  isLoading: boolean;
  outcome: SearchOutcome | undefined;
  /** DocSearch's element for screens and lists, into which the messages are rendered. */
  dropdown: Element | null | undefined;
  /** Called with a suggested query that the reader chooses. */
  onAsk: (query: string) => void;
  onClose: () => void;
};

/**
 * Render the messages of the modal, such as *No results for* and *Unable to fetch results*, and announce them to screen readers (WCAG
 * 4.1.3). tests/spec/08-errors.spec.ts requires their texts. They replace DocSearch's screens, which have no loading state and do not keep an error on the screen.
 */
export default function Messages(props: Props): ReactNode {
  const {query, isLoading, outcome, dropdown, onAsk, onClose} = props;
  const loading = useLoadingText(isLoading);
  const ended = useOutcomeText(outcome);
  const screens = (
    <>
      {query === '' && <EmptyQuery onLeave={onClose} />}
      <div className="obis-search-code">
        <SearchCodeAnswer query={query} onChoose={onAsk} onLeave={onClose} />
      </div>
      {loading && <p className="obis-search-message obis-search-loading">{loading}</p>}
      {outcome?.hasFailed && (
        <div className="obis-search-message">
          <p className="DocSearch-Title">{ended}</p>
          <p>{failureHelp()}</p>
        </div>
      )}
      {outcome?.count === 0 && !outcome.hasFailed && (
        <div className="obis-search-message">
          <NoResults query={outcome.query} onChooseSuggestion={onAsk} onLeave={onClose} />
        </div>
      )}
    </>
  );
  return (
    <>
      <LiveRegion text={isLoading ? loading : ended} about={outcome} />
      {dropdown && createPortal(screens, dropdown)}
    </>
  );
}
