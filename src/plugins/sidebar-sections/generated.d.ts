/** Type of the generated module, for the pages that import it. */
declare module '@generated/sidebar-sections/default/sections.json' {
  import type {Section} from '@site/src/plugins/sidebar-sections/listSections';

  const sections: readonly Section[];
  export default sections;
}
