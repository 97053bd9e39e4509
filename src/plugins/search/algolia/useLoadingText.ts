import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';

/** Then the reader is told that the search index is what they wait for. */
const PATIENCE_MS = 5000;

/** What the search says while it is loading. */
export function useLoadingText(isLoading: boolean): string {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(isLoading), isLoading ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && isLate
    ? translate({
        id: 'obis.search.late',
        message: 'Still searching: the search index has not arrived. Check the network connection.',
        description: 'Shown while a search runs that takes long',
      })
    : translate({
        id: 'obis.searchPage.loading',
        message: 'Searching…',
        description: 'Shown while a search runs',
      });
}
