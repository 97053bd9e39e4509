import type {DetectedPage} from './detectAll';
import {summarise, type SectionSummary} from './summarise';
import type {TranslationState} from './types';

/** Data of the status page for writers. */
export type StatusData = {
  readonly sections: readonly SectionSummary[];
  readonly total: SectionSummary;
  /** Pages with something to do: those that fail the build first. */
  readonly open: readonly {readonly route: string; readonly state: TranslationState}[];
};

const URGENCY: readonly TranslationState[] = [
  'orphan',
  'diverged',
  'untracked',
  'stale',
  'missing',
];

/** Status data without the texts and problems of pages, which the status page does not show. */
export function statusData(pages: readonly DetectedPage[]): StatusData {
  const open = pages
    .filter(({state}) => state !== 'fresh')
    .map(({route, state}) => ({route, state}))
    .sort((a, b) => URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state));
  return {...summarise(pages), open};
}
