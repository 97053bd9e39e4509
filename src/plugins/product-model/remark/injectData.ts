import path from 'node:path';
import {
  attribute,
  identifierAttribute,
  importNode,
  textAttribute,
  walk,
  type MdFile,
  type MdNode,
} from '../../../markdown/mdast';
import {loadModelCached, type Model} from '../loadModel';
import {PLUGIN_NAME} from '../pluginName';
import {inLocale} from '../sliceNames';
import type {Locale} from '../sliceTypes';
import {resolveSlices, UnknownIdError} from './resolveSlices';
import {readImageSize} from './imageSize';

type Options = {
  readonly siteDir: string;
  /** The model to resolve against; read from data/ when it is not given (tests give one). */
  readonly model?: Model;
};

/**
 * Remark plugin: gives each model component of a page its data. `<Term id="kcv" />` becomes an import of that
 * term's generated JSON and a `data` attribute, so that writers import nothing and a page's chunk holds only what
 * the page shows. An id that the model lacks stops the build.
 */
export default function injectData({siteDir, model}: Options) {
  return (tree: MdNode, file: MdFile): void => {
    const page = path.relative(siteDir, file.path);
    const locale = localeOf(page);
    const imports = new Map<string, string>();
    let read = model;
    const facts = (): Model => (read ??= loadModelCached(siteDir));
    const local = (slice: string): string => {
      const name = imports.get(slice) ?? `obisData${imports.size}`;
      imports.set(slice, name);
      return name;
    };
    walk(tree, (node) => {
      if (!node.name || !node.type.startsWith('mdxJsx')) return;
      try {
        if (node.name === 'Figure') addImageSize(node, siteDir);
        const slices = resolveSlices(node, facts);
        if (slices === null) return;
        const value = Array.isArray(slices) ? slices.map(local) : local(slices);
        node.attributes = [...(node.attributes ?? []), identifierAttribute('data', value)];
      } catch (error) {
        if (!(error instanceof UnknownIdError)) throw error;
        const where = `${page}:${node.position?.start.line ?? 0}`;
        throw new Error(`${where} <${node.name}>: ${error.message}`);
      }
    });
    const nodes = [...imports].map(([slice, name]) =>
      importNode(name, `@generated/${PLUGIN_NAME}/default/${inLocale(slice, locale)}.json`),
    );
    tree.children = [...nodes, ...(tree.children ?? [])];
  };
}

/** The language a page is written in; the Chinese site shows the English file of a page that is not translated yet. */
function localeOf(page: string): Locale {
  return page.split(path.sep).slice(0, 2).join('/') === 'i18n/zh' ? 'zh' : 'en';
}

/** Writes a figure's width and height into the page, so that nothing moves when the image arrives. */
function addImageSize(node: MdNode, siteDir: string): void {
  const light = textAttribute(node, 'light');
  if (!light || textAttribute(node, 'width')) return;
  const size = readImageSize(path.join(siteDir, 'static', light));
  if (!size) {
    throw new UnknownIdError(
      `cannot read the size of static${light}. Fix: check the path, or write width and height.`,
    );
  }
  node.attributes?.push(
    attribute('width', String(size.width)),
    attribute('height', String(size.height)),
  );
}
