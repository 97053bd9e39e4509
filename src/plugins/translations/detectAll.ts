import {remember} from '../../build/memoizeAcrossLocales';
import {detectTranslation} from './detectTranslation';
import type {Detection, PagePair} from './types';

/** A page in both languages with what the detector found out about it. */
export type DetectedPage = PagePair & Detection;

/** Reading both texts of a page takes 10 to 60 ms. */
function detect(pair: PagePair, siteUrl: string): Detection {
  return remember(`translation ${pair.route}`, [pair, siteUrl], () =>
    detectTranslation(pair, siteUrl),
  );
}

/**
 * Detects the state of every page.
 * @param siteUrl address of the site, to recognise links to it that leave the language
 */
export function detectAll(pairs: readonly PagePair[], siteUrl: string): DetectedPage[] {
  return pairs.map((pair) => ({...pair, ...detect(pair, siteUrl)}));
}
