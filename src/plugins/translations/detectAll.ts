import {detectTranslation} from './detectTranslation';
import {remember} from './memoize';
import type {Detection, PagePair, Site} from './types';

/** A page in both languages with its translation state and problems. */
export type DetectedPage = PagePair & Detection;

/** Detects the state of every page. */
export function detectAll(pairs: readonly PagePair[], site: Site): DetectedPage[] {
  return pairs.map((pair) => ({
    ...pair,
    ...remember(['detection', pair, site], () => detectTranslation(pair, site)),
  }));
}
