import {missingKey, type FrontMatter} from '../../../src/content/frontMatter';
import {isManualPage} from '../../../src/content/pages';
import {suggest} from '../../../src/lib/nearest';
import type {Page} from '../page';
import type {PageRule} from '../rule';
import {findAll, headingId} from '../../../src/content/tree';

const headingIds = ({tree}: Page): string[] =>
  findAll(tree, ({type}) => type === 'heading').flatMap((heading) => headingId(heading) ?? []);

/** Require front matter that the site can read (src/content/frontMatter.ts), and that fits the page. */
export const frontMatter: PageRule = {
  name: 'front-matter',
  check(page) {
    const {values, lineOfKey, mistakes} = page.frontMatter;
    if (mistakes.length > 0) return [...mistakes];
    const {tasks = [], who}: FrontMatter = values;
    const ids = headingIds(page);
    const lostTasks = tasks.flatMap(({section}, index) =>
      section === undefined || ids.includes(section)
        ? []
        : [
            {
              line: lineOfKey('tasks', index, 'section'),
              message: `no heading has the id "${section}", at which a task begins`,
              fix: suggest(section, ids),
            },
          ],
    );
    // A procedure is a page of a manual with a section for its steps.
    const isProcedure = isManualPage(page.route) && ids.includes('steps');
    return [...lostTasks, ...(isProcedure && !who ? [missingKey('who')] : [])];
  },
};
