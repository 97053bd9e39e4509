import ts from 'typescript';
import {suggest} from '../../src/lib/nearest';

/** Return the id of an entry that is a page: a text in a list of items, or an object with `id`. */
function idOf(entry: ts.Expression): string | undefined {
  if (ts.isStringLiteral(entry)) return entry.text;
  if (!ts.isObjectLiteralExpression(entry)) return undefined;
  const value = entry.properties.find((each) => each.name?.getText() === 'id');
  return value && ts.isPropertyAssignment(value) && ts.isStringLiteral(value.initializer)
    ? value.initializer.text
    : undefined;
}

/**
 * Add a page to the source of sidebars.ts. The new line is not formatted, which is left to Prettier.
 * @param id id of the doc, such as `obis/common/glossary`
 * @param after id of the page that it follows
 * @throws Error when the sidebar lacks that page, with the nearest ones
 */
export function addToSidebar(text: string, id: string, after: string): string {
  const ends = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) {
      for (const entry of node.elements) ends.set(idOf(entry) ?? '', entry.getEnd());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('sidebars.ts', text, ts.ScriptTarget.Latest, true));
  const end = ends.get(after);
  if (end === undefined) {
    const fix = suggest(after, ends.keys());
    throw new Error(`--after: the sidebar has no page ${after}. Fix: ${fix}`);
  }
  return `${text.slice(0, end)}, '${id}'${text.slice(end)}`;
}
