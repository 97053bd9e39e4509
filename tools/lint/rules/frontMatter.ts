import * as z from 'zod';
import {isManualPage} from '../../../src/content/pages';
import {suggest} from '../../../src/lib/nearest';
import {Tasks} from '../../../src/plugins/sidebar-sections/listTasks';
import {ROLES} from '../../../src/content/roles';
import type {Page} from '../page';
import type {PageRule} from '../rule';
import {findAll, headingId} from '../tree';

/** The entries that the site reads. `translation` is written by a command, and checked with the translations. */
const Schema = z.strictObject({
  collapsible: z.boolean().optional(),
  description: z.string().min(1),
  final: z.boolean().optional(),
  keywords: z.array(z.union([z.string(), z.number()])).optional(),
  pagination_label: z.string().optional(),
  reviewed: z.date().optional(),
  search_rank: z.int().min(-3).max(3).optional(),
  section_summary: z.string().optional(),
  sidebar_label: z.string().optional(),
  tasks: Tasks.optional(),
  title: z.string().optional(),
  translation: z.unknown().optional(),
  who: z.enum(ROLES).optional(),
});

/** A right value for each entry that is no text. */
const EXAMPLES: Readonly<Record<string, string>> = {
  collapsible: 'true',
  final: 'true',
  keywords: '[a phrase, another phrase]',
  reviewed: '2026-03-12',
  search_rank: '1, from -3 to 3',
  tasks: '[{who: operator, task: Sign in, section: sign-in}]',
  who: ROLES.join(', or '),
};

const exampleOf = (name: string): string =>
  `write ${name}: ${EXAMPLES[name] ?? "'a text in quotation marks'"}`;

/** Tell whether a page is a procedure, which is a page of a manual with a section for its steps. */
const isProcedure = ({route, tree}: Page): boolean =>
  isManualPage(route) &&
  findAll(tree, ({type}) => type === 'heading').some((heading) => headingId(heading) === 'steps');

/** Requires front matter that the site can read: known entries, each with a value of the right type. */
export const frontMatter: PageRule = {
  name: 'front-matter',
  check(page) {
    const {values, lines} = page.frontMatter;
    const {error, data} = Schema.safeParse(values);
    const lineFor = (name: string) => lines[name] ?? 1;
    const wrong = (error?.issues ?? []).flatMap((issue) => {
      if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
        return issue.keys.map((key) => ({
          line: lineFor(key),
          message: `the site has no entry "${key}"`,
          fix: suggest(key, Object.keys(Schema.shape)),
        }));
      }
      const name = String(issue.path[0]);
      const message =
        name in values ? `${name} cannot be read (${issue.message})` : `${name} is missing`;
      return [{line: lineFor(name), message, fix: exampleOf(name)}];
    });
    const ids = findAll(page.tree, ({type}) => type === 'heading').flatMap(
      (heading) => headingId(heading) ?? [],
    );
    const lostTasks = (data?.tasks ?? [])
      .flatMap(({section}) => section ?? [])
      .filter((section) => !ids.includes(section))
      .map((section) => ({
        line: lineFor('tasks'),
        message: `no heading has the id "${section}", at which a task begins`,
        fix: suggest(section, ids),
      }));
    const message = 'a page with steps does not say who does them';
    const roles =
      isProcedure(page) && !('who' in values) ? [{line: 1, message, fix: exampleOf('who')}] : [];
    return [...wrong, ...lostTasks, ...roles];
  },
};
