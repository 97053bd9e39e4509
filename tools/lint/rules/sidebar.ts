import {suggest} from '../../../src/lib/suggest';
import {linksOf} from '../../../src/plugins/translations/readStructure';
import type {Problem} from '../problem';
import type {SiteRule} from '../rule';

const FILE = 'sidebars.ts';

const lineOfId = (text: string, id: string): number =>
  Math.max(1, text.split('\n').findIndex((each) => each.includes(`'${id}'`)) + 1);

/**
 * Report pages that readers cannot reach, and entries of the sidebar without a page. A page in a folder of the sidebar needs an entry,
 * and any other page needs a link. Nothing is compared while pages are missing because of their syntax.
 */
export const sidebarEntries: SiteRule = ({sidebar: {groups, text}, pages, isIncomplete}) => {
  if (isIncomplete) return [];
  const ids = groups.flatMap((group) => group.ids);
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
  const wrongEntries = ids.flatMap((id, at): Problem[] => {
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
    .map(({file, route}): Problem => {
      const fix = folders.has(route.split('/')[1])
        ? `add '${route.slice(1)}' to ${FILE}`
        : `link to ${route} from another page, or add it to ${FILE}`;
      return {file, line: 1, rule: 'sidebar', message: 'no sidebar has this page', fix};
    });
  return [...wrongEntries, ...lostPages];
};
