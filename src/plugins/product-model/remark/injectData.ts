import path from 'node:path';
import {imageSizeFromFile} from 'image-size/fromFile';
import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {loadModelCached, type Model} from '../loadModel';
import {PLUGIN_NAME} from '../pluginName';
import {factsLocale, LOCALES, type Locale} from '../schema';
import {inLocale, sliceNames} from '../sliceNames';
import {attributeOf, requireAttribute, type JsxElement} from './jsx';
import {resolveSlices, UnknownIdError} from './resolveSlices';

type Options = {
  readonly siteDir: string;
  /** The model to resolve against, for tests; read from data/ by default. */
  readonly model?: Model;
  /** Whether each fact that nobody has confirmed gets a mark. */
  readonly review?: boolean;
};

/** Components with one row for each fact, which the mark goes into; those of one fact are followed by it. */
const ROWS = [
  'ErrorTable',
  'FieldTable',
  'GlossaryTopic',
  'LimitsTable',
  'PermissionTable',
  'ProgrammingSequence',
  'StateTable',
];
const SINGLE = ['Limit', 'PermissionNote', 'State', 'StateDiagram', 'Term'];

/** Turns an element into `<Review>` around it, with the marks of its facts. */
function wrapInReview(element: JsxElement, files: string | string[]): void {
  const name = element.name ?? '';
  if (![...ROWS, ...SINGLE].includes(name)) return;
  const rows: MdxJsxAttribute = {type: 'mdxJsxAttribute', name: 'rows', value: null};
  Object.assign(element, {
    name: 'Review',
    attributes: [requireAttribute('marks', files), ...(ROWS.includes(name) ? [rows] : [])],
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
    let read = model;
    const facts = (): Model => (read ??= loadModelCached(siteDir));
    const elements: JsxElement[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      elements.push(node as JsxElement);
    });
    for (const element of elements) {
      try {
        if (element.name === 'Figure') await addImageSize(element, siteDir);
        const slices = resolveSlices(element, facts);
        if (slices === null) continue;
        const locale = localeOf(page);
        const filesOf = (names: string | string[]) =>
          Array.isArray(names)
            ? names.map((slice) => sliceFile(slice, locale))
            : sliceFile(names, locale);
        element.attributes.push(requireAttribute('data', filesOf(slices)));
        if (review) {
          const marks = Array.isArray(slices)
            ? slices.map(sliceNames.marks)
            : sliceNames.marks(slices);
          wrapInReview(element, filesOf(marks));
        }
      } catch (error) {
        if (!(error instanceof UnknownIdError)) throw error;
        const where = `${page}:${element.position?.start.line ?? 0}`;
        throw new Error(`${where} <${element.name}>: ${error.message}`);
      }
    }
  };
}

/** The module of a slice in one language. */
export const sliceFile = (slice: string, locale: Locale): string =>
  `@generated/${PLUGIN_NAME}/default/${inLocale(slice, locale)}.json`;

/** The language of a file, which is the default locale for the fallback of an untranslated page. */
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
  for (const name of ['width', 'height'] as const) {
    element.attributes.push({type: 'mdxJsxAttribute', name, value: String(size[name])});
  }
}
