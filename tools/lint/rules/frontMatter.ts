import {missingKeyProblem, type FrontMatter} from '../../../src/content/frontMatter';
import {isManualRoute} from '../../../src/content/pages';
import {suggest} from '../../../src/lib/suggest';
import {findUnknownPermission} from '../../../src/plugins/product-model/kinds/permissions';
import type {Page} from '../readPages';
import type {PageRule} from '../rule';
import {findAll, headingId} from '../../../src/content/syntaxTree';

const headingIds = ({tree}: Page): string[] =>
  findAll(tree, ({type}) => type === 'heading').flatMap((heading) => headingId(heading) ?? []);

/** Require front matter that the site can read (src/content/frontMatter.ts), and that fits the page. */
export const frontMatter: PageRule = {
  name: 'front-matter',
  check(page, {model}) {
    const {values, lineOfKey, problems} = page.frontMatter;
    if (problems.length > 0) return [...problems];
    const {tasks = [], role, permissions = []}: FrontMatter = values;
    const unknown = findUnknownPermission(permissions, model);
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
    const isProcedure = isManualRoute(page.route) && ids.includes('steps');
    return [
      ...lostTasks,
      ...(unknown ? [{line: lineOfKey('permissions'), ...unknown}] : []),
      ...(isProcedure && !role ? [missingKeyProblem('role')] : []),
    ];
  },
};
