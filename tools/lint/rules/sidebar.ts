import {missingKeyProblem} from '../../../src/content/frontMatter';
import {suggest} from '../../../src/lib/suggest';
import {linksOf} from '../../../src/plugins/translations/readStructure';
import {listSidebarGroups, type SidebarItem} from '../../../src/content/sidebars';
import type {Finding} from '../finding';
import type {SiteRule} from '../rule';

const FILE = 'sidebars.ts';

const lineOfId = (text: string, id: string): number =>
  Math.max(1, text.split('\n').findIndex((each) => each.includes(`'${id}'`)) + 1);

/** List the groups of pages in all sidebars. */
const groupsIn = (content: unknown) =>
  Object.values(content as Record<string, readonly SidebarItem[]>).flatMap(listSidebarGroups);

/**
 * Report pages that readers cannot reach, and entries of the sidebar without a page. A page in a folder of the sidebar needs an entry,
 * and any other page needs a link. Nothing is compared while pages are missing because of their syntax.
 */
export const sidebarEntries: SiteRule = ({sidebar: {content, text}, pages, isIncomplete}) => {
  if (isIncomplete) return [];
  const ids = groupsIn(content).flatMap((group) => group.ids);
  const docs = pages.filter(({file}) => file.startsWith('docs/'));
  const known = docs.map(({route}) => route.slice(1));
  const folders = new Set(ids.map((id) => id.split('/')[0]));
  const linked = new Set(
    pages.flatMap(({route, tree}) =>
      linksOf(tree)
        .map(({target}) => target.replace(/[#?].*/, ''))
        .filter((target) => target !== route),
    ),
  );
  const wrongEntries = ids.flatMap((id, at): Finding[] => {
    const location = {file: FILE, line: lineOfId(text, id), rule: 'sidebar'};
    if (!known.includes(id)) {
      return [{...location, message: `there is no page ${id}`, fix: suggest(id, known)}];
    }
    if (ids.indexOf(id) === at) return [];
    return [{...location, message: `${id} is listed twice`, fix: 'keep one entry'}];
  });
  const lostPages = docs
    .filter(({route}) => !ids.includes(route.slice(1)))
    .filter(({route}) => folders.has(route.split('/')[1]) || !linked.has(route))
    .map(({file, route}): Finding => {
      const fix = folders.has(route.split('/')[1])
        ? `add '${route.slice(1)}' to ${FILE}`
        : `link to ${route} from another page, or add it to ${FILE}`;
      return {file, line: 1, rule: 'sidebar', message: 'no sidebar has this page', fix};
    });
  return [...wrongEntries, ...lostPages];
};

/** Require a summary of each category, which the landing page shows, in the front matter of its first page in each language. */
export const categorySummaries: SiteRule = ({sidebar: {content}, pages, isIncomplete}) => {
  if (isIncomplete) return [];
  const first = groupsIn(content).flatMap(({ids}) => ids.slice(0, 1));
  return pages
    .filter(({route}) => first.includes(route.slice(1)))
    .filter(({frontMatter}) => frontMatter.values.category_summary === undefined)
    .map(({file}) => ({file, rule: 'front-matter', ...missingKeyProblem('category_summary')}));
};
