import responsibilities from '@generated/product-model/default/role-responsibilities.json';
import roles from '@generated/product-model/default/roles.json';
import tasks from '@generated/categories-and-tasks/default/tasks.json';
import {TASK_ROLES} from '@site/src/content/roles';

/**
 * The tasks of each role of src/content/roles.ts, with its name and what it does, for the landing page and the search. A page adds a task in its front matter, such as
 * `tasks: [{role: operator, task: Sign in}]` (src/content/frontMatter.ts).
 */
export const ROLE_TASKS = TASK_ROLES.map((role) => ({
  role,
  name: roles[role],
  responsibility: responsibilities[role],
  tasks: tasks[role],
}));
