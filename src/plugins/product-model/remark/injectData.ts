import path from 'node:path';
import {imageSizeFromFile} from 'image-size/fromFile';
import type {Root} from 'mdast';
import type {Model} from '../kinds';
import {loadModelCached} from '../loadModel';
import {PLUGIN_NAME} from '../pluginName';
import {LOCALES, type Locale} from '../../../settings/locales';
import {factsLocale} from '../schema';
import {COMPONENTS} from '../slices';
import {attributeOf, jsxElements, requireValue, toAttributes, type JsxElement} from './jsx';
import {resolveSlices, UnknownIdError} from './resolveSlices';

type Options = {
  readonly siteDir: string;
  /** The model to resolve against, for tests; read from data/ by default. */
  readonly model?: Model;
  /** Whether each fact that nobody has confirmed gets a mark. */
  readonly review?: boolean;
};

/** Turns an element into `<UnconfirmedMark>` around it, with the marks of its facts. */
function markUnconfirmed(element: JsxElement, files: string | string[]): void {
  const {marks} = COMPONENTS[element.name ?? ''] ?? {};
  if (!marks) return;
  Object.assign(element, {
    name: 'UnconfirmedMark',
    attributes: toAttributes({
      marks: requireValue(files),
      rows: marks === 'rows' ? null : undefined,
    }),
    children: [{...element}],
  });
}

/**
 * Remark plugin: injects the data of each model component. `<Term id="kcv" />` gets a `data` attribute that requires that
 * term's generated JSON, so that writers import nothing and a page's chunk contains only its own data. An unknown id fails
 * the build.
 */
export default function injectData({siteDir, model, review}: Options) {
  return async (tree: Root, file: {readonly path: string}): Promise<void> => {
    const page = path.relative(siteDir, file.path);
    let loaded = model;
    // Once for a page, not for each of its elements: to see whether data/ has changed takes 2 ms.
    const facts = (): Model => (loaded ??= loadModelCached(siteDir));
    for (const element of jsxElements(tree)) {
      try {
        if (element.name === 'Figure') await addImageSize(element, siteDir);
        const slices = resolveSlices(element, facts);
        if (slices === null) continue;
        const locale = localeOf(page);
        const filesOf = (prefix: string) =>
          Array.isArray(slices)
            ? slices.map((slice) => sliceFile(prefix + slice, locale))
            : sliceFile(prefix + slices, locale);
        element.attributes.push(...toAttributes({data: requireValue(filesOf(''))}));
        if (review) markUnconfirmed(element, filesOf('marks.'));
      } catch (error) {
        if (!(error instanceof UnknownIdError)) throw error;
        const where = `${page}:${element.position?.start.line ?? 0}`;
        throw new Error(`${where} <${element.name}>: ${error.message}`);
      }
    }
  };
}

/** Returns the module of a slice in one language. */
export const sliceFile = (slice: string, locale: Locale): string =>
  `@generated/${PLUGIN_NAME}/default/${locale}.${slice}.json`;

/** Returns the language of a file, which is the default locale for the fallback of an untranslated page. */
export function localeOf(page: string): Locale {
  const [folder, locale = ''] = page.split(path.sep);
  return folder === 'i18n' ? factsLocale(locale, page) : LOCALES[0];
}

/** Adds a figure's width and height, to avoid layout shift. */
async function addImageSize(element: JsxElement, siteDir: string): Promise<void> {
  const light = attributeOf(element, 'light');
  if (!light || attributeOf(element, 'width')) return;
  const size = await imageSizeFromFile(path.join(siteDir, 'static', light)).catch(() => null);
  if (!size) {
    throw new UnknownIdError(
      `cannot read the size of static${light}. Fix: check the path, or write width and height.`,
    );
  }
  const {width, height} = size;
  element.attributes.push(...toAttributes({width: String(width), height: String(height)}));
}
