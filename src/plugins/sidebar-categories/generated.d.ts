/** Declare the types of the JSON files that this plugin generates. */
declare module '@generated/sidebar-categories/default/categories.json' {
  import type {Category} from '@site/src/plugins/sidebar-categories/listCategories';

  const categories: readonly Category[];
  export default categories;
}

declare module '@generated/sidebar-categories/default/tasks.json' {
  import type {TasksByRole} from '@site/src/plugins/sidebar-categories/listTasks';

  const tasks: TasksByRole;
  export default tasks;
}
