/** Declare the types of the JSON files that this plugin generates. */
declare module '@generated/categories-and-tasks/default/categories.json' {
  import type {Category} from '@site/src/plugins/categories-and-tasks/listCategories';

  const categories: readonly Category[];
  export default categories;
}

declare module '@generated/categories-and-tasks/default/tasks.json' {
  import type {TasksByRole} from '@site/src/plugins/categories-and-tasks/listTasks';

  const tasks: TasksByRole;
  export default tasks;
}
