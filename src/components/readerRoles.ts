import responsibilities from '@generated/product-model/default/role-responsibilities.json';
import roles from '@generated/product-model/default/roles.json';
import tasks from '@generated/landing-page-data/default/tasks.json';
import {ROLES} from '@site/src/content/roles';

/**
 * The roles of readers, with what each role does and its tasks. A page adds a task in its front matter, such as
 * `tasks: [{role: operator, task: Sign in}]` (src/content/frontMatter.ts).
 */
export const READER_ROLES = ROLES.map((role) => ({
  role,
  name: roles[role],
  responsibility: responsibilities[role],
  tasks: tasks[role],
}));
