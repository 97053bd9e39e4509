import {detectTranslation} from './detectTranslation';
import type {Detection, PagePair} from './types';

/** A page in both languages with what the detector found out about it. */
export type DetectedPage = PagePair & Detection;

/**
 * Detects the state of every page.
 * @param siteUrl address of the site, to recognise links to it that leave the language
 */
export function detectAll(pairs: readonly PagePair[], siteUrl: string): DetectedPage[] {
  return pairs.map((pair) => ({...pair, ...detectTranslation(pair, siteUrl)}));
}
