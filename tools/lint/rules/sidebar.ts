import {suggest} from '../../../src/plugins/product-model/nearest';
import {linksOf} from '../../../src/plugins/translations/readStructure';
import type {Finding} from '../finding';
import type {Page} from '../page';

/** `sidebars.ts`: its content and its text, for the line numbers. */
export type SidebarFile = {readonly content: unknown; readonly text: string};

const FILE = 'sidebars.ts';

/** The ids of the pages that a sidebar lists, at any depth. */
export function sidebarIds(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(sidebarIds);
  if (typeof item !== 'object' || item === null) return [];
  const {type, id, items, link, ...others} = item as Readonly<Record<string, unknown>>;
  if (type === undefined) return Object.values({items, link, ...others}).flatMap(sidebarIds);
  const own = (type === 'doc' || type === 'ref') && typeof id === 'string' ? [id] : [];
  return [
    ...own,
    ...[items, link].flatMap((each) => (typeof each === 'string' ? [] : sidebarIds(each))),
  ];
}

function lineOfId(text: string, id: string): number {
  const line = text.split('\n').findIndex((each) => each.includes(`'${id}'`));
  return Math.max(0, line) + 1;
}

/**
 * Pages that readers cannot find: of the folders of a sidebar, those that it lacks; of the others, those without a link.
 * And entries without a page.
 */
export function sidebarFindings({content, text}: SidebarFile, pages: readonly Page[]): Finding[] {
  const ids = sidebarIds(content);
  const docs = pages.filter(({file}) => file.startsWith('docs/'));
  const known = docs.map(({route}) => route.slice(1));
  const folders = new Set(ids.map((id) => id.split('/')[0]));
  const linked = new Set(
    pages.flatMap((page) =>
      linksOf(page.tree)
        .map(({target}) => target.replace(/[#?].*/, ''))
        .filter((target) => target !== page.route),
    ),
  );
  const entries = ids
    .filter((id) => !known.includes(id))
    .map((id) => ({
      file: FILE,
      line: lineOfId(text, id),
      rule: 'sidebar',
      message: `the sidebar lists a page without a file ("${id}")`,
      fix: suggest(id, known).replace(/^Known:.*/, `add docs/${id}.mdx, or remove the entry`),
    }));
  const lost = docs
    .filter(({route}) => !ids.includes(route.slice(1)))
    .filter(({route}) => folders.has(route.split('/')[1]) || !linked.has(route))
    .map(({file, route}) => ({
      file,
      line: 1,
      rule: 'sidebar',
      message: 'the page is in no sidebar, so readers do not find it',
      fix: folders.has(route.split('/')[1])
        ? `add '${route.slice(1)}' to sidebars.ts`
        : `add '${route.slice(1)}' to sidebars.ts, or link to ${route} from another page`,
    }));
  return [...entries, ...lost];
}
