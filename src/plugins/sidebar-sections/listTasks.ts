import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import * as z from 'zod';
import {ROLES, type Role} from '../../content/roles';
import type {Section} from './listSections';

/** The front matter entry `tasks` of a page. */
export const Tasks = z.array(
  z.strictObject({
    who: z.enum(ROLES),
    task: z.string(),
    /** Id of the heading where the task begins. Without one, it begins at the top of the page. */
    section: z.string().optional(),
  }),
);

/** A link to the page or section that describes a task. */
type Task = {readonly to: string; readonly label: string};

/** The tasks of each role, in the order of the sidebar. */
export type TasksByReader = Readonly<Record<Role, readonly Task[]>>;

/**
 * Read the tasks from the front matter of all pages in the sidebars.
 * @throws Error that names the page and the value
 */
export function listTasks(
  sections: readonly Section[],
  docs: readonly Pick<LoadedVersion['docs'][number], 'permalink' | 'source' | 'frontMatter'>[],
): TasksByReader {
  const tasks = sections.flatMap(({pages}) =>
    pages.flatMap(({to}) => {
      const doc = docs.find(({permalink}) => permalink === to);
      const {tasks: entry = []} = (doc?.frontMatter ?? {}) as {tasks?: unknown};
      const {data, error} = Tasks.safeParse(entry);
      if (error) {
        throw new Error(`${doc?.source}: "tasks" in the front matter:\n${z.prettifyError(error)}`);
      }
      return data.map(({who, task, section}) => ({
        who,
        label: task,
        to: section ? `${to}#${section}` : to,
      }));
    }),
  );
  const tasksOf = (role: string) =>
    tasks.filter(({who}) => who === role).map(({to, label}) => ({to, label}));
  return Object.fromEntries(ROLES.map((role) => [role, tasksOf(role)])) as unknown as TasksByReader;
}
