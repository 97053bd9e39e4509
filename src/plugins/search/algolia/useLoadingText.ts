import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';

/** A faster answer needs no word about it. */
const SLOW_MS = 400;
/** Then the reader is told that the search index is what they wait for. */
const LATE_MS = 5000;

/** Gives what the search says while it is loading, empty at first and otherwise. */
export function useLoadingText(isLoading: boolean): string {
  const [stage, setStage] = useState<'slow' | 'late'>();
  useEffect(() => {
    if (!isLoading) return undefined;
    const timers = [
      setTimeout(() => setStage('slow'), SLOW_MS),
      setTimeout(() => setStage('late'), LATE_MS),
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
        id: 'obis.searchPage.loading',
        message: 'Searching…',
        description: 'Shown while a search runs',
      })
    : '';
}
