import ts from 'typescript';
import {suggest} from '../../src/plugins/product-model/nearest';

/** A place in the sidebar: behind a page, or at the end of a category. */
export type Place = {readonly after: string} | {readonly category: string};

/** A category of sidebars.ts. */
export type Category = {readonly key: string; readonly label: string};

const parse = (text: string) =>
  ts.createSourceFile('sidebars.ts', text, ts.ScriptTarget.Latest, true);

function findNodes<T extends ts.Node>(root: ts.Node, test: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (test(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find((each) => each.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function textOf(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  const value = propertyOf(object, name);
  return value && ts.isStringLiteral(value) ? value.text : undefined;
}

function categoryNodes(source: ts.SourceFile) {
  return findNodes(source, ts.isObjectLiteralExpression).flatMap((object) => {
    const items = propertyOf(object, 'items');
    const key = textOf(object, 'key');
    if (textOf(object, 'type') !== 'category' || key === undefined) return [];
    if (!items || !ts.isArrayLiteralExpression(items)) return [];
    return [{key, label: textOf(object, 'label') ?? key, items}];
  });
}

/** The entries that are pages, by doc id: a text in a list of items, or an object with `id`. */
function pageNodes(source: ts.SourceFile): Map<string, ts.Node> {
  const nodes = findNodes(source, ts.isArrayLiteralExpression).flatMap(({elements}) =>
    elements.flatMap((element): [string, ts.Node][] => {
      if (ts.isStringLiteral(element)) return [[element.text, element]];
      const id = ts.isObjectLiteralExpression(element) ? textOf(element, 'id') : undefined;
      return id === undefined ? [] : [[id, element]];
    }),
  );
  return new Map(nodes);
}

/** The categories of the source of sidebars.ts, in order. */
export const listCategories = (text: string): Category[] =>
  categoryNodes(parse(text)).map(({key, label}) => ({key, label}));

/**
 * Adds a page to the source of sidebars.ts; nothing else changes but the format, which is for Prettier.
 * @param id of the doc, such as `obis/common/glossary`
 * @throws Error for a place that is not there, with the nearest ones
 */
export function addToSidebar(text: string, id: string, place: Place): string {
  const source = parse(text);
  const entry = `'${id}'`;
  if ('after' in place) {
    const pages = pageNodes(source);
    const node = pages.get(place.after);
    if (!node) {
      throw new Error(
        `--after: the sidebar has no page ${place.after}. Fix: ${suggest(place.after, pages.keys())}`,
      );
    }
    return `${text.slice(0, node.getEnd())}, ${entry}${text.slice(node.getEnd())}`;
  }
  const categories = categoryNodes(source);
  const found = categories.find(({key}) => key === place.category);
  if (!found) {
    const keys = categories.map(({key}) => key);
    throw new Error(
      `--category: the sidebar has no category ${place.category}. Fix: ${suggest(place.category, keys)} ` +
        'A new category is made by hand: "Steps" in docs/create-a-document.mdx.',
    );
  }
  const last = found.items.elements.at(-1);
  const at = last ? last.getEnd() : found.items.getStart() + 1;
  return `${text.slice(0, at)}${last ? ', ' : ''}${entry}${text.slice(at)}`;
}
