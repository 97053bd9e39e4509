import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {FrontMatter} from '../../content/frontMatter';
import {TASK_ROLES, type TaskRole} from '../../content/roles';
import type {Category} from './listCategories';

/** A link to the page or section that describes a task. */
type Task = {readonly to: string; readonly label: string};

/** The tasks of each role, in the order of the pages in the sidebar. */
export type TasksByRole = Readonly<Record<TaskRole, readonly Task[]>>;

/** List the tasks of each role. They come from the key `tasks` in the front matter of the pages in the sidebars. */
export function listTasks(
  categories: readonly Category[],
  docs: readonly Pick<LoadedVersion['docs'][number], 'permalink' | 'frontMatter'>[],
): TasksByRole {
  const tasks = categories.flatMap(({pages}) =>
    pages.flatMap(({to}) => {
      const doc = docs.find(({permalink}) => permalink === to);
      const {tasks: entry = []} = (doc?.frontMatter ?? {}) as FrontMatter;
      return entry.map(({role, task, section}) => ({
        role,
        label: task,
        to: section ? `${to}#${section}` : to,
      }));
    }),
  );
  const tasksOf = (role: TaskRole) =>
    tasks.filter((task) => task.role === role).map(({to, label}) => ({to, label}));
  return Object.fromEntries(
    TASK_ROLES.map((role) => [role, tasksOf(role)]),
  ) as unknown as TasksByRole;
}
