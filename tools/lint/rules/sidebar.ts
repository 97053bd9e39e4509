import {suggest} from '../../../src/plugins/product-model/nearest';
import {linksOf} from '../../../src/plugins/translations/readStructure';
import {sidebarIds} from '../../../src/settings/sidebarIds';
import type {Finding} from '../finding';
import type {SiteRule} from '../rule';

/** `sidebars.ts`: its content and its text, for the line numbers. */
export type SidebarFile = {readonly content: unknown; readonly text: string};

const FILE = 'sidebars.ts';

const lineOfId = (text: string, id: string): number =>
  Math.max(1, text.split('\n').findIndex((each) => each.includes(`'${id}'`)) + 1);

/**
 * Finds pages that readers cannot find: of the folders of a sidebar, those that it lacks; of the others, those without a link.
 * And entries without a page. Waits until every page can be read: one that cannot would look like one that is not there.
 */
export const sidebarFindings: SiteRule = ({sidebar: {content, text}, pages, isIncomplete}) => {
  if (isIncomplete) {
    const message = 'not compared with the pages yet, since some of them cannot be read';
    const fix = 'correct what the rule syntax says of them, and run this again';
    return [{file: FILE, line: 1, rule: 'sidebar', message, fix, severity: 'warning'}];
  }
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
    .map((id): Finding => {
      const message = `the sidebar lists a page without a file ("${id}")`;
      const create = `add docs/${id}.mdx, or remove the entry`;
      const fix = suggest(id, known).replace(/^Known:.*/, create);
      return {file: FILE, line: lineOfId(text, id), rule: 'sidebar', message, fix};
    });
  const twice = ids
    .filter((id, at) => ids.indexOf(id) < at)
    .map((id): Finding => {
      const message = `the sidebar lists a page twice ("${id}")`;
      return {file: FILE, line: lineOfId(text, id), rule: 'sidebar', message, fix: 'keep one'};
    });
  const lost = docs
    .filter(({route}) => !ids.includes(route.slice(1)))
    .filter(({route}) => folders.has(route.split('/')[1]) || !linked.has(route))
    // The misspelt entry says it.
    .filter(({route}) => !entries.some(({fix}) => fix.startsWith(`Did you mean ${route.slice(1)}`)))
    .map(({file, route}): Finding => {
      const isManual = folders.has(route.split('/')[1]);
      const fix = `add '${route.slice(1)}' to sidebars.ts${isManual ? '' : `, or link to ${route} from another page`}`;
      const message = 'the page is in no sidebar, so readers do not find it';
      return {file, line: 1, rule: 'sidebar', message, fix};
    });
  return [...entries, ...twice, ...lost];
};
