import {suggest} from '../../src/lib/suggest';

/**
 * Add a page to the text of sidebars.ts. The new line is not formatted, which is left to Prettier.
 * @param id id of the doc, such as `obis/common/glossary`
 * @param after id of the page that it follows
 * @throws Error when the sidebar lacks that page, with the nearest ones
 */
export function addToSidebar(text: string, id: string, after: string): string {
  // An entry is the id of a page, or an object that contains the id.
  const ids = [...text.matchAll(/'([\w-]+(?:\/[\w-]+)+)'/g)].map(([, name = '']) => name);
  if (!ids.includes(after)) {
    throw new Error(`--after: the sidebar has no page ${after}. Fix: ${suggest(after, ids)}`);
  }
  const entry = new RegExp(`\\{[^{}]*\\bid: '${after}'[^{}]*\\}|'${after}'`);
  return text.replace(entry, (found) => `${found}, '${id}'`);
}
