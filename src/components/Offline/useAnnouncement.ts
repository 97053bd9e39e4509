import {useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {problemText} from './problemText';
import type {OfflineLanguage} from './useOffline';

/** What a screen reader is told: beginnings and ends, not every step. */
function describe({isBusy, problem, kept}: OfflineLanguage): string {
  if (isBusy) {
    return translate({
      id: 'obis.offline.started',
      description: 'Announced by screen readers after the name of a language',
      message: 'download started',
    });
  }
  if (problem) return problemText(problem.problem, {file: problem.file});
  return kept?.current
    ? translate({
        id: 'obis.offline.done',
        description: 'Announced by screen readers after the name of a language',
        message: 'kept in this browser',
      })
    : translate({
        id: 'obis.offline.removed',
        description: 'Announced by screen readers after the name of a language',
        message: 'not kept',
      });
}

/** The last change of a language, '' before the first. */
export function useAnnouncement(languages: OfflineLanguage[]): string {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef<Record<string, string>>({});
  useEffect(() => {
    for (const entry of languages) {
      const text = describe(entry);
      const before = last.current[entry.language];
      last.current[entry.language] = text;
      if (before !== undefined && before !== text) setAnnouncement(`${entry.label}: ${text}`);
    }
  }, [languages]);
  return announcement;
}
