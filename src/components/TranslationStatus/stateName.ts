import {translate} from '@docusaurus/Translate';
import type {TranslationState} from '@site/src/plugins/translations/types';
import type {Tone} from '../Badge';

/** The colour of each state's badge. */
export const TONES: Readonly<Record<TranslationState, Tone>> = {
  fresh: 'success',
  stale: 'warning',
  missing: 'warning',
  untracked: 'danger',
  diverged: 'danger',
  orphan: 'danger',
};

/** The localised name of a state. */
export function stateName(state: TranslationState): string {
  switch (state) {
    case 'fresh':
      return translate({
        id: 'obis.translationStatus.fresh',
        message: 'Fresh',
        description: 'State of a translation: checked against its source as it is now',
      });
    case 'stale':
      return translate({
        id: 'obis.translationStatus.stale',
        message: 'Stale',
        description: 'State of a translation: the source has changed since',
      });
    case 'missing':
      return translate({
        id: 'obis.translationStatus.missing',
        message: 'Missing',
        description: 'State of a translation: there is none',
      });
    case 'untracked':
      return translate({
        id: 'obis.translationStatus.untracked',
        message: 'Untracked',
        description: 'State of a translation: without a stamp',
      });
    case 'diverged':
      return translate({
        id: 'obis.translationStatus.diverged',
        message: 'Diverged',
        description: 'State of a translation: another structure than its source',
      });
    case 'orphan':
      return translate({
        id: 'obis.translationStatus.orphan',
        message: 'Orphan',
        description: 'State of a translation: without a source',
      });
  }
}
