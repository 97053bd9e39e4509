import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Announcement from '@site/src/components/Announcement';
import type {SearchOutcome} from '@site/src/plugins/search/algolia/modalClient';
import {useResultCount} from '@site/src/plugins/search/algolia/useResultCount';
import translations from '@theme/SearchTranslations';

/** Tells readers who cannot see the list how the search ended. */
export default function OutcomeStatus({outcome}: {outcome: SearchOutcome | undefined}): ReactNode {
  const resultCount = useResultCount();
  let text = '';
  if (outcome?.status === 'failed') {
    text = translations.modal?.errorScreen?.titleText ?? '';
  } else if (outcome?.count === 0) {
    text = translate({
      id: 'theme.SearchPage.noResultsText',
      message: 'No results were found',
      description: 'The paragraph for empty search result',
    });
  } else if (outcome) {
    text = resultCount(outcome.count);
  }
  return <Announcement text={text} about={outcome} />;
}
