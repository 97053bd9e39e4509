import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {FrontMatter} from '../../content/frontMatter';
import {ROLES, type Role} from '../../content/roles';
import type {Section} from './listSections';

/** A link to the page where a reader's task is described. */
type Task = {readonly to: string; readonly label: string};

/** The first tasks of each kind of reader, in the order of the sidebar. */
export type TasksByReader = Readonly<Record<Role, readonly Task[]>>;

/** Reads the tasks from the front matter of the pages of the sidebar. */
export function listTasks(
  sections: readonly Section[],
  docs: readonly Pick<LoadedVersion['docs'][number], 'permalink' | 'frontMatter'>[],
): TasksByReader {
  const tasks = sections.flatMap(({pages}) =>
    pages.flatMap(({to}) => {
      const doc = docs.find(({permalink}) => permalink === to);
      const {tasks: entry = []} = (doc?.frontMatter ?? {}) as FrontMatter;
      return entry.map(({who, task, section}) => ({
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
