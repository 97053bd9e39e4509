import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import LiveRegion from '@site/src/components/LiveRegion';
import NoResults, {noResultsText} from '@site/src/components/NoResults';
import type {Outcome} from '@site/src/plugins/search/algolia/modalClient';
import {useResultCount} from '@site/src/plugins/search/algolia/useResultCount';
import translations from '@theme/SearchTranslations';

/** How far the search for the text in the field is. The outcome of the one before stays until there is another. */
export type Progress = {isLoading: boolean; outcome: Outcome | undefined};

type Props = Progress & {
  /** DocSearch's place for screens and lists, once it is there. */
  place: Element | null | undefined;
  /** Asks for a suggested query. */
  onAsk: (query: string) => void;
};

/**
 * What the modal says in place of a list, and to screen readers beside one (WCAG 4.1.3): loading, nothing found, failed.
 * It replaces DocSearch's own screens, which cannot be told to load or to stay, and whose sentences are English ones.
 */
export default function Messages({isLoading, outcome, place, onAsk}: Props): ReactNode {
  const resultCount = useResultCount();
  const loading = translate({
    id: 'obis.searchPage.loading',
    message: 'Searching…',
    description: 'Shown while a search runs',
  });
  const {titleText = '', helpText} = translations.modal?.errorScreen ?? {};
  const ended = !outcome
    ? ''
    : outcome.status === 'failed'
      ? titleText
      : outcome.count === 0
        ? noResultsText(outcome.query)
        : resultCount(outcome.count);
  const screens = (
    <>
      {isLoading && <p className="obis-search-message obis-search-loading">{loading}</p>}
      {outcome?.status === 'failed' && (
        <div className="obis-search-message">
          <p className="DocSearch-Title">{titleText}</p>
          <p>{helpText}</p>
        </div>
      )}
      {outcome?.status === 'found' && outcome.count === 0 && (
        <div className="obis-search-message">
          <NoResults
            query={outcome.query}
            suggestions={outcome.suggestions}
            classes={{title: 'DocSearch-Title', suggestions: 'DocSearch-NoResults-Prefill-List'}}
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
