import {useCallback} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** Gives the sentence that says how many results there are. */
export function useResultCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return useCallback(
    (count) =>
      selectMessage(
        count,
        translate(
          {
            id: 'obis.search.resultCount',
            message: 'One result|{count} results',
            description: 'Number of search results; plural forms separated by "|"',
          },
          {count},
        ),
      ),
    [selectMessage],
  );
}
