import path from 'node:path';
import type {Root} from 'mdast';
import {loadModelCached, type ModelOptions} from '../loadModel';
import {i18n, type Locale} from '../../../content/locales';
import {findComponentData, ComponentDataError} from './findComponentData';
import {jsxElements} from '../../../content/syntaxTree';
import {requireExpression, jsxAttributes} from '../../../lib/jsxNodes';

/**
 * Remark plugin: pass component data to each component that shows facts. `<Term id="kcv" />` gets a `data` attribute that
 * requires the JSON file of that term, so that writers import nothing and the chunk of a page contains only its own data.
 * An unknown id stops the build.
 */
export default function injectData({siteDir, model: given}: ModelOptions) {
  return (tree: Root, file: {readonly path: string}): void => {
    const page = path.relative(siteDir, file.path);
    const locale = localeOf(page);
    const model = given ?? loadModelCached(siteDir);
    for (const element of jsxElements(tree)) {
      try {
        const names = findComponentData(element, model);
        if (names === undefined) continue;
        const modules = Array.isArray(names)
          ? names.map((name) => dataModule(name, locale))
          : dataModule(names, locale);
        element.attributes.push(...jsxAttributes({data: requireExpression(modules)}));
      } catch (error) {
        if (!(error instanceof ComponentDataError)) throw error;
        const where = `${page}:${element.position?.start.line ?? 0}`;
        throw new Error(`${where} <${element.name}>: ${error.message}`);
      }
    }
  };
}

/** Return the name of the generated JSON module with component data in one language. */
export const dataModule = (name: string, locale: Locale): string =>
  `@generated/product-model/default/${locale}.${name}.json`;

/**
 * Return the language of the file of a page, from its path relative to the site directory. For a page without a translation, this is the file in the default language.
 */
export function localeOf(page: string): Locale {
  const [folder, locale] = page.split(/[\\/]/);
  return folder === 'i18n' ? (locale as Locale) : i18n.defaultLocale;
}
