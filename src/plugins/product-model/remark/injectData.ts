import path from 'node:path';
import type {Root} from 'mdast';
import type {Model} from '../kinds';
import {loadModelCached} from '../loadModel';
import {PLUGIN_NAME} from '../pluginName';
import {i18n, type Locale} from '../../../content/locales';
import {findDataFiles, UnknownIdError} from './findDataFiles';
import {jsxElements, requireValue, toAttributes} from '../../../lib/mdxJsx';

type Options = {
  readonly siteDir: string;
  /** The model of a test. By default it is read from data/. */
  readonly model?: Model;
};

/**
 * Remark plugin: inject the data of each component of the product model. `<Term id="kcv" />` gets a `data` attribute that
 * requires the JSON file of that term, so that writers import nothing and the chunk of a page contains only its own data.
 * An unknown id stops the build.
 */
export default function injectData({siteDir, model: given}: Options) {
  return (tree: Root, file: {readonly path: string}): void => {
    const page = path.relative(siteDir, file.path);
    const locale = localeOf(page);
    const model = given ?? loadModelCached(siteDir);
    for (const element of jsxElements(tree)) {
      try {
        const files = findDataFiles(element, model);
        if (files === undefined) continue;
        const modules = Array.isArray(files)
          ? files.map((name) => dataModule(name, locale))
          : dataModule(files, locale);
        element.attributes.push(...toAttributes({data: requireValue(modules)}));
      } catch (error) {
        if (!(error instanceof UnknownIdError)) throw error;
        const where = `${page}:${element.position?.start.line ?? 0}`;
        throw new Error(`${where} <${element.name}>: ${error.message}`);
      }
    }
  };
}

/** Return the module of a data file in one language. */
export const dataModule = (name: string, locale: Locale): string =>
  `@generated/${PLUGIN_NAME}/default/${locale}.${name}.json`;

/** Return the language of a page's file. An untranslated page falls back to a file in the default language. */
export function localeOf(page: string): Locale {
  const [folder, locale] = page.split(path.sep);
  return folder === 'i18n' ? (locale as Locale) : i18n.defaultLocale;
}
