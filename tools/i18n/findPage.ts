import {suggest} from '../../src/plugins/product-model/nearest';
import type {PagePair} from '../../src/plugins/translations/types';
import {translatedLocales} from '../../src/settings/locales';

const LOCALE = new RegExp(`^/(?:${translatedLocales.join('|')})(?=/)`);

/**
 * The translations of the page that a writer named: all that there are, or that of the language in its name. Without any, one
 * pair that says so.
 * @throws Error with the nearest names when there is no page
 */
export function findTranslations<Pair extends PagePair>(
  pairs: readonly Pair[],
  name: string,
): Pair[] {
  const found = findPage(pairs, name);
  const namesOne =
    LOCALE.test(`/${name}`.replace(/^\/+/, '/')) || name.includes(found.translationFile);
  if (namesOne) return [found];
  const all = pairs.filter((pair) => pair.route === found.route && pair.translation !== undefined);
  return all.length > 0 ? all : [found];
}

/**
 * The page that a writer named: by its address with or without the language, or by either of its files.
 * @throws Error with the nearest names when there is none
 * @example findPage(pairs, '/zh/obis/common/glossary'), findPage(pairs, 'docs/obis/common/glossary.mdx')
 */
export function findPage<Pair extends PagePair>(pairs: readonly Pair[], name: string): Pair {
  const file = name.replace(/^\.\//, '');
  const address = `/${name}`.replace(/^\/+/, '/');
  const folder = `i18n${LOCALE.exec(address)?.[0] ?? ''}/`;
  const route = address.replace(LOCALE, '').replace(/\/$/, '');
  const found = pairs.find(
    (pair) =>
      pair.sourceFile === file ||
      pair.translationFile === file ||
      (pair.route === route && pair.translationFile.startsWith(folder)),
  );
  if (found) return found;
  const routes = pairs.map((pair) => pair.route);
  throw new Error(`There is no page ${name}. Fix: ${suggest(route, routes)}`);
}
