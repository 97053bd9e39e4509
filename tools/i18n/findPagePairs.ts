import {suggest} from '../../src/lib/suggest';
import type {PagePair} from '../../src/content/pagePairs';

/**
 * Find a page with its translations by its route or by one of its files. A route without a language means all languages. A page
 * without a translation is returned too, so that the caller can report it.
 * @throws Error with the nearest routes if there is no such page
 * @example findPagePairs(pairs, '/zh/obis/common/glossary'), findPagePairs(pairs, 'docs/obis/common/glossary.mdx')
 */
export function findPagePairs(pairs: readonly PagePair[], name: string): PagePair[] {
  const named = name.replace(/^\.?\/+|\/$/g, '');
  const found = pairs.filter(({route, englishFile, translationFile}) => {
    const [, locale = ''] = translationFile.split('/');
    return [route.slice(1), locale + route, englishFile, translationFile].includes(named);
  });
  if (found.length === 0) {
    const routes = pairs.map(({route}) => route);
    throw new Error(`There is no page ${name}. Fix: ${suggest(`/${named}`, routes)}`);
  }
  const translated = found.filter(({translation}) => translation !== undefined);
  return translated.length > 0 ? translated : found;
}
