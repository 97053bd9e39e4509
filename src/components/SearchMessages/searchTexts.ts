import {useEffect, useState} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {BANNER_DELAY_MS} from '@site/src/lib/bannerDelay';
import type {SearchOutcome} from '@site/src/plugins/search/shared/searchApi';
import translations from '@theme/SearchTranslations';

/** Time after which a running search is announced. Most searches are faster. */
const SLOW_MS = 400;

/** Return the message of a slow search. After 400 ms it says that the search is running, and after 5 s that the index is still loading. */
export function useLoadingText(isLoading: boolean): string {
  const [stage, setStage] = useState<'slow' | 'late'>();
  useEffect(() => {
    if (!isLoading) return undefined;
    const timers = [
      setTimeout(() => setStage('slow'), SLOW_MS),
      setTimeout(() => setStage('late'), BANNER_DELAY_MS),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setStage(undefined);
    };
  }, [isLoading]);
  if (stage === 'late') {
    return translate({
      id: 'obis.search.late',
      message: 'Still searching: the search index has not arrived. Check the network connection.',
      description: 'Shown while a search runs that takes long',
    });
  }
  return stage
    ? translate({
        id: 'obis.search.loading',
        message: 'Searching…',
        description: 'Shown while a search runs',
      })
    : '';
}

/** Return what to do after a failed search. In a preview (`npm start`), there is no index before the first build. */
export const failureHelp = (): string | undefined =>
  process.env.NODE_ENV === 'development'
    ? translate({
        id: 'obis.search.previewHelp',
        message: 'The preview searches the last build. Run npm run build, then reload this page.',
        description: 'Shown in a preview after a failed search',
      })
    : translations.modal?.errorScreen?.helpText;

/** Return the message for a query without results. */
export const noResultsText = (query: string): string =>
  translate(
    {
      id: 'obis.search.noResults',
      message: 'No results for “{query}”',
      description: 'Says that there are no results; {query} is what was typed',
    },
    {query},
  );

/** Return the message for the outcome of a search: the number of results, no results, or a failure. */
export function useOutcomeText(outcome: SearchOutcome | undefined): string {
  const {selectMessage} = usePluralForm();
  if (!outcome) return '';
  const {query, hasFailed, count} = outcome;
  if (hasFailed) return translations.modal?.errorScreen?.titleText ?? '';
  return count === 0
    ? noResultsText(query)
    : selectMessage(
        count,
        translate(
          {
            id: 'obis.search.resultCount',
            message: 'One result|{count} results',
            description: 'Number of search results; plural forms separated by "|"',
          },
          {count},
        ),
      );
}

/** Return example queries that have results. The specification of the site allows up to three (section 8). */
export function exampleQueries(): string[] {
  return translate({
    id: 'obis.search.examples',
    message: 'delete a key | VERIFY-01 | DAC report',
    description:
      'Up to three queries that the search suggests if it finds nothing, separated by "|"',
  }).split(' | ');
}
