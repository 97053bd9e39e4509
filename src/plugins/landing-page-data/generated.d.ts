/** Declare the types of the JSON files that this plugin generates. */
declare module '@generated/landing-page-data/default/categories.json' {
  import type {Category} from '@site/src/plugins/landing-page-data/listCategories';

  const categories: readonly Category[];
  export default categories;
}

declare module '@generated/landing-page-data/default/tasks.json' {
  import type {TasksByRole} from '@site/src/plugins/landing-page-data/listTasks';

  const tasks: TasksByRole;
  export default tasks;
}
