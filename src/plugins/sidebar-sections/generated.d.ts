/** Declare the types of the JSON files that this plugin generates. */
declare module '@generated/sidebar-sections/default/sections.json' {
  import type {Section} from '@site/src/plugins/sidebar-sections/listSections';

  const sections: readonly Section[];
  export default sections;
}

declare module '@generated/sidebar-sections/default/tasks.json' {
  import type {TasksByRole} from '@site/src/plugins/sidebar-sections/listTasks';

  const tasks: TasksByRole;
  export default tasks;
}
