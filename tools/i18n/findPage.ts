import {suggest} from '../../src/plugins/product-model/nearest';
import type {PagePair} from '../../src/plugins/translations/types';
import {translatedLocales} from '../../src/settings/locales';

const LOCALE = new RegExp(`^/(?:${translatedLocales.join('|')})(?=/)`);

/**
 * The page that a writer named: by its address with or without the language, or by either of its files.
 * @throws Error with the nearest names when there is none
 * @example findPage(pairs, '/zh/obis/common/glossary'), findPage(pairs, 'docs/obis/common/glossary.mdx')
 */
export function findPage<Pair extends PagePair>(pairs: readonly Pair[], name: string): Pair {
  const file = name.replace(/^\.\//, '');
  const route = `/${name}`.replace(/^\/+/, '/').replace(LOCALE, '').replace(/\/$/, '');
  const found = pairs.find(
    (pair) => pair.sourceFile === file || pair.translationFile === file || pair.route === route,
  );
  if (found) return found;
  const routes = pairs.map((pair) => pair.route);
  throw new Error(`There is no page ${name}. Fix: ${suggest(route, routes)}`);
}
