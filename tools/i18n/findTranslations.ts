import {suggest} from '../../src/lib/nearest';
import type {PagePair} from '../../src/content/pagePairs';

/**
 * Finds the translations of the page that a writer named: by its address with or without a language, or by one of its files. A
 * name without a language means all translations; a page that has none is returned too, so that the caller can say so.
 * @throws Error with the nearest addresses when there is no page
 * @example findTranslations(pairs, '/zh/obis/common/glossary'), findTranslations(pairs, 'docs/obis/common/glossary.mdx')
 */
export function findTranslations(pairs: readonly PagePair[], name: string): PagePair[] {
  const named = name.replace(/^\.?\/+|\/$/g, '');
  const found = pairs.filter(({route, sourceFile, translationFile}) => {
    const [, locale = ''] = translationFile.split('/');
    return [route.slice(1), locale + route, sourceFile, translationFile].includes(named);
  });
  if (found.length === 0) {
    const routes = pairs.map(({route}) => route);
    throw new Error(`There is no page ${name}. Fix: ${suggest(`/${named}`, routes)}`);
  }
  const translated = found.filter(({translation}) => translation !== undefined);
  return translated.length > 0 ? translated : found;
}
