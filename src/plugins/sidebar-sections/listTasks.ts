import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import * as z from 'zod';
import {ROLES, type Role} from '../../content/roles';
import type {Section} from './listSections';

/** The entry `tasks` in the front matter of a page. */
export const Tasks = z.array(
  z.strictObject({
    who: z.enum(ROLES),
    task: z.string(),
    /** Id of the heading that it begins at; without one, the top of the page. */
    section: z.string().optional(),
  }),
);

/** A link to the page where a reader's task is described. */
type Task = {readonly to: string; readonly label: string};

/** The first tasks of each kind of reader, in the order of the sidebar. */
export type TasksByReader = Readonly<Record<Role, readonly Task[]>>;

/**
 * Reads the tasks from the front matter of the pages of the sidebar.
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
  const tasksOf = (reader: string) =>
    tasks.filter(({who}) => who === reader).map(({to, label}) => ({to, label}));
  return Object.fromEntries(
    ROLES.map((reader) => [reader, tasksOf(reader)]),
  ) as unknown as TasksByReader;
}
