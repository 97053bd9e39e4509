import type {Root} from 'mdast';
import {loadModelCached, type ModelOptions} from '../loadModel';
import type {Locale} from '../../../content/locales';
import {localeOf, sitePath} from '../../../content/pages';
import {findComponentData, ComponentDataError} from './findComponentData';
import {jsxElements} from '../../../content/syntaxTree';
import {requireExpression, jsxAttributes} from '../../../lib/jsxNodes';
import {WriterError} from '../../../lib/writerError';

/**
 * Remark plugin: pass component data to each component that shows facts. `<Term id="kcv" />` gets a `data` attribute that
 * requires the JSON file of that term, so that writers import nothing and the chunk of a page contains only its own data.
 * An unknown id stops the build.
 */
export default function injectData({siteDir, model: given}: ModelOptions) {
  return (tree: Root, file: {readonly path: string}): void => {
    const page = sitePath(siteDir, file.path);
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
        throw new WriterError(`${where} <${element.name}>: ${error.message}`);
      }
    }
  };
}

/** Return the name of the generated JSON module with component data in one language. */
export const dataModule = (name: string, locale: Locale): string =>
  `@generated/product-model/default/${locale}.${name}.json`;
