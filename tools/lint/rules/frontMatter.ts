import {
  findMissingKeys,
  missingKeyProblem,
  type FrontMatter,
} from '../../../src/content/frontMatter';
import {isManualRoute} from '../../../src/content/pages';
import {suggest} from '../../../src/lib/suggest';
import {findUnknownPermission} from '../../../src/plugins/product-model/kinds/permissions';
import type {Page} from '../readPages';
import type {PageRule, SiteRule} from '../rule';
import {findAll, headingId} from '../../../src/content/syntaxTree';

const headingIds = ({tree}: Page): string[] =>
  findAll(tree, ({type}) => type === 'heading').flatMap((heading) => headingId(heading) ?? []);

/** Require front matter that the site can read (src/content/frontMatter.ts), and that fits the page. */
export const frontMatter: PageRule = {
  name: 'front-matter',
  check(page, {model}) {
    const {values, lineOfKey, problems} = page.frontMatter;
    if (problems.length > 0) return [...problems];
    const {tasks = [], permissions = []}: FrontMatter = values;
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
      ...(isProcedure ? findMissingKeys(values, 'procedures') : []),
    ];
  },
};

/** Require a summary of each category, which the landing page shows, in the front matter of its first page in each language. */
export const categorySummaries: SiteRule = ({sidebar: {groups}, pages, isIncomplete}) => {
  if (isIncomplete) return [];
  const first = groups.flatMap(({ids}) => ids.slice(0, 1));
  return pages
    .filter(({route}) => first.includes(route.slice(1)))
    .filter((page) => page.frontMatter.values.category_summary === undefined)
    .map(({file}) => ({file, rule: 'front-matter', ...missingKeyProblem('category_summary')}));
};
